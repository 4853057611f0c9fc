import OwlBanners

/// A record of calls, in order.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Creates a banner whose closures record their calls.
  func banner(_ title: String, _ style: any BannerStyle = DefaultBannerStyle.success) -> Banner {
    let banner = Banner(style, title: title)
    banner.userDismissalAction = { self.note("\(title): user") }
    banner.completionAction = { self.note("\(title): completion") }
    banner.usher.outcomeAction = { self.note("\(title): \($0)") }
    return banner
  }
}
