import Foundation

@MainActor
open class UIWindowScene: UIResponder {
  func keyboard(for guide: UIKeyboardLayoutGuide) -> CGRect? { nil }
}
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
