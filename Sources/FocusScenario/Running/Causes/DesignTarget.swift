/// Where focus should go after a change, by the table of the document on focus recovery.
public enum DesignTarget: String, Hashable, Codable, Sendable, CaseIterable {
  case errorText = "the error text next to the field"
  case errorSummary = "an error summary at the top"
  case title = "its title"
  case newScreen = "the new screen"
  case opener = "the control that opened it"
  case whatIsLeft = "what is left"
  case nothing = "nothing"
  case announcement = "nothing, an announcement"
}
