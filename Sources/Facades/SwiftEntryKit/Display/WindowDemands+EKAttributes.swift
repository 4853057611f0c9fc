internal import UIKitNames

extension WindowDemands {
  /// Creates an entry's demands for the window that shows the entry.
  init(_ attributes: EKAttributes, isKey: Bool) {
    self.init(level: attributes.windowLevel.value)
    self.isKey = isKey
    statusBar =
      switch attributes.statusBar {
      case .ignored, .inferred: .asBeneath
      case .hidden: .hidden
      case .dark: .shown(.darkContent)
      case .light: .shown(.lightContent)
      }
    let rotation = attributes.positionConstraints.rotation
    turning =
      switch rotation.supportedInterfaceOrientations {
      case _ where !rotation.isEnabled: .nowhere
      case .standard: .asBeneath
      case .all: .everywhere
      }
  }
}
