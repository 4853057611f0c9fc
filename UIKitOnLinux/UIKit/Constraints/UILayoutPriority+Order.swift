extension UILayoutPriority {
  static func >= (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue >= other.rawValue
  }

  static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
