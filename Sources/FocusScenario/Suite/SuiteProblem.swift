/// What can be wrong between a check file and the app files around it.
enum SuiteProblem: Hashable, Sendable {
  /// There is no app file to run on.
  case app(AppFinder.Failure)
  /// No check of the folder uses a task of the app.
  case unusedTask(String)
}
