/// An app file to start from, for a person who has only a check.
public enum AppSkeleton {
  /// Writes every noun, task and label that the checks name, and asks where focus goes at every open and close.
  public static func text(title: String, tasks: [TaskLine], frames: [Frame]) -> String {
    var draft = AppDraft()
    tasks.forEach { draft.add($0) }
    frames.forEach { draft.add($0) }
    return AppSkeletonText(title: title, draft: draft).text
  }
}
