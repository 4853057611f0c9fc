/// The builder of an overlay's content, with `if`, `switch`, `for` and string literals.
@resultBuilder
public enum OverlayBuilder {
  /// Uses an element.
  public static func buildExpression(_ element: OverlayElement) -> [OverlayElement] { [element] }

  /// Uses a node, such as one with a view of the platform's own.
  public static func buildExpression(_ node: OverlayNode) -> [OverlayElement] {
    [OverlayElement(node)]
  }

  /// Uses a string as a text.
  public static func buildExpression(_ string: String) -> [OverlayElement] { [Text(string)] }

  /// Uses several elements, such as those of `ForEach`.
  public static func buildExpression(_ elements: [OverlayElement]) -> [OverlayElement] { elements }

  /// Joins the elements of a block.
  public static func buildBlock(_ elements: [OverlayElement]...) -> [OverlayElement] {
    elements.flatMap { $0 }
  }

  /// Uses the elements of an `if` without an `else`, if there are any.
  public static func buildOptional(_ elements: [OverlayElement]?) -> [OverlayElement] {
    elements ?? []
  }

  /// Uses the elements of the first branch.
  public static func buildEither(first elements: [OverlayElement]) -> [OverlayElement] { elements }

  /// Uses the elements of the second branch.
  public static func buildEither(second elements: [OverlayElement]) -> [OverlayElement] {
    elements
  }

  /// Joins the elements of all passes of a loop.
  public static func buildArray(_ elements: [[OverlayElement]]) -> [OverlayElement] {
    elements.flatMap { $0 }
  }

  /// Uses the elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [OverlayElement]) -> [OverlayElement] {
    elements
  }
}

extension Overlay {
  /// Creates an overlay with content of your own, in a column.
  ///
  /// The content gets a padding of 16 points on the sides, and of 14 points above and below, unless
  /// it is one element that has a padding, or a width and a height. A background of a single
  /// element replaces the card.
  ///
  /// Without a preset, the overlay is as wide as its content, or as its space if the content takes
  /// all of the width, as a `Spacer` or a progress bar in it does.
  ///
  /// ```swift
  /// presenter.present(
  ///   Overlay {
  ///     Text("Sending").bold()
  ///     ProgressView(value: progress)
  ///   }.position(.bottom))
  /// ```
  ///
  /// - Parameters:
  ///   - preset: The settings to start from; `nil` for the defaults.
  ///   - content: The elements; without any that is visible, presenting the overlay is refused as
  ///     `emptyContent`.
  public init(
    preset: OverlayPreset? = nil, @OverlayBuilder content: () -> [OverlayElement]
  ) {
    let content = OverlayContent(content())
    if preset == nil, !content.root.fillsWidth {
      self.init(content, usual: OverlayPreset().width(.intrinsic))
    } else {
      self.init(content, preset: preset)
    }
  }
}

extension Presenter {
  /// Requests that an overlay with content of your own be shown.
  ///
  /// ```swift
  /// presenter.present(using: .bottom) {
  ///   Text("New letter").bold()
  ///   "From Ada"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - preset: The settings to start from; `nil` for the defaults.
  ///   - content: The elements, in a column, as `Overlay.init(preset:content:)` arranges them.
  /// - Returns: The request's handle. Releasing it changes nothing.
  @discardableResult
  public func present(
    using preset: OverlayPreset? = nil, @OverlayBuilder content: () -> [OverlayElement]
  ) -> PresentationHandle {
    present(Overlay(preset: preset, content: content))
  }
}

extension OverlayContent {
  /// Creates content of elements in a column; a background of the only one is the surface.
  fileprivate init(_ elements: [OverlayElement]) {
    if elements.count == 1, case .box(let box) = elements[0].node(), box.margins == .zero,
      let style = box.style, style.background != .clear
    {
      self.init(.box(box), style: .clear)
      return
    }
    let column = elements.count == 1 ? elements[0] : VStack { elements }
    let node = column.node()
    let hasRoom = column.isPadded || node.hasFrame
    self.init(hasRoom ? node : OverlayElement(node).padding(.content).node())
  }
}

extension OverlayNode {
  /// Whether the node is a box with a width and a height of its own.
  fileprivate var hasFrame: Bool {
    if case .box(let box) = self { box.width != nil && box.height != nil } else { false }
  }
}

extension Insets {
  fileprivate static let content = Insets(horizontal: 16, vertical: 14)
}
