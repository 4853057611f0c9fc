// What another package may do with an inner one, in Swift 5 mode, for iOS 17 as the manifest says.
import Inner
@_spi(Facades) import Inner
import UIKit

protocol Named {}

var shared = Inner()

@MainActor func uses(_ named: Named, _ view: UIView) -> Int {
  view.traitOverrides.userInterfaceStyle = .dark
  return Inner().forAll + Inner().forFriends
}
