#if os(iOS) || UIKIT_STAND_IN
public import Usher
internal import UIKit

extension UIKitHost {
  /// Asks the system to open a link, in the scene of the overlays.
  ///
  /// If the system doesn't open it, this is reported as a problem later.
  public func open(_ link: OverlayLink) -> Bool {
    guard let scene, let url = URL(of: link) else { return false }
    scene.open(url, options: nil) { [connection] isOpen in
      if !isOpen { connection.report(.unopenedLink(link)) }
    }
    return true
  }
}

extension URL {
  /// Creates the URL of a link.
  ///
  /// Before iOS 17, a URL contains only ASCII, so letters of other languages are encoded.
  fileprivate init?(of link: OverlayLink) {
    let ascii = CharacterSet(charactersIn: "!"..."~")
    guard
      let url = URL(string: link.address)
        ?? link.address.addingPercentEncoding(withAllowedCharacters: ascii)
        .flatMap({ URL(string: $0) })
    else { return nil }
    self = url
  }
}
#endif
