import SwiftMessages

/// A message view with an id and a text.
final class Note: UIView {
  let id: String
  private let label = UILabel()

  init(_ text: String, id: String? = nil) {
    self.id = id ?? text
    super.init(frame: .zero)
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension Note: @MainActor Identifiable {}
