/// An address that the user can open from a text.
///
/// ```swift
/// let status = OverlayLink("https://example.org/status")
/// ```
public struct OverlayLink: Hashable, Sendable {
  /// The address, as it was passed to the initializer.
  public let address: String

  /// Creates a link to a web page or an e-mail address.
  ///
  /// Returns `nil` unless the address starts with `https://` or `http://` and a host, or with
  /// `mailto:` and at least one character. Upper and lower case make no difference. Also returns
  /// `nil` if the address contains spaces, control characters, or characters that RFC 3986 excludes
  /// from addresses, such as `\` and `<`. Letters of any language are allowed.
  public init?(_ address: String) {
    guard address.unicodeScalars.allSatisfy(\.canBeInAddress),
      let scheme = Self.schemes.first(where: { address.lowercased().hasPrefix($0) }),
      let first = address.utf8.dropFirst(scheme.utf8.count).first,
      scheme == "mailto:" || !"/?#:@".utf8.contains(first)
    else { return nil }
    self.address = address
  }

  private static let schemes = ["https://", "http://", "mailto:"]
}

extension Unicode.Scalar {
  fileprivate var canBeInAddress: Bool {
    if isASCII {
      return value > 0x20 && value != 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains(self)
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return true
    }
  }
}
