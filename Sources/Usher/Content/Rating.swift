public import UsherCore

extension OverlayNode {
  /// A row of symbols, such as stars, from which the user chooses one.
  ///
  /// The symbols before the chosen symbol are also drawn as chosen. If the symbols don't fit in one
  /// row, they wrap.
  public struct Rating: Sendable {
    /// The number of the chosen symbol, starting at 0.
    ///
    /// No symbol is chosen if the number is `nil` or there is no symbol with this number.
    public let choice: ObservableValue<Int?>
    /// The symbols, in reading order.
    public internal(set) var items: [Item]
    /// The space for one symbol, in points.
    ///
    /// The symbol uses 70 % of each side.
    package let itemSize: OverlaySize
    /// Called with the number of the symbol each time the user chooses one, for example for haptic
    /// feedback.
    let onChoose: @MainActor @Sendable (Int) -> Void

    /// Creates a rating.
    ///
    /// Sides that are below 24 or not finite are replaced by 50 points.
    public init(
      _ choice: ObservableValue<Int?>, items: [Item],
      itemSize: OverlaySize = OverlaySize(width: 50, height: 50),
      onChoose: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
    ) {
      self.choice = choice
      self.items = items
      self.itemSize = OverlaySize(
        width: Self.mended(itemSize.width), height: Self.mended(itemSize.height))
      self.onChoose = onChoose
    }

    /// The number of the chosen symbol, or `nil` if no symbol is chosen.
    @MainActor
    public var chosen: Int? { choice.value.flatMap { items.indices.contains($0) ? $0 : nil } }

    /// Chooses a symbol on behalf of the user and calls `onChoose`.
    ///
    /// Invalid numbers are ignored.
    @MainActor
    public func choose(_ index: Int) {
      guard items.indices.contains(index) else { return }
      choice.value = index
      onChoose(index)
    }

    /// Returns the space for a symbol, in points: the symbol's own size, or `itemSize` if the
    /// symbol sets no size.
    public func size(of index: Int) -> OverlaySize {
      guard items.indices.contains(index), let own = items[index].size else { return itemSize }
      return OverlaySize(width: Self.mended(own.width), height: Self.mended(own.height))
    }

    private static func mended(_ side: Double) -> Double {
      side.isFinite && side >= ButtonStyle.minimumTarget ? min(side, Length.longest) : 50
    }

    /// A symbol of a rating.
    public struct Item: Sendable {
      /// The symbol's meaning for screen readers.
      public let description: String
      /// The image of the symbol while it is chosen.
      public let chosen: Image
      /// The image of the symbol while it is not chosen.
      public let open: Image
      /// The space for the symbol, in points, or `nil` to use the rating's `itemSize`.
      let size: OverlaySize?

      /// Creates a symbol, with its meaning for screen readers and an image for each state.
      ///
      /// The sizes of the images are ignored. If `size` is `nil`, the rating's `itemSize` is used.
      /// Sides that are below 24 or not finite are replaced by 50.
      public init(_ description: String, chosen: Image, open: Image, size: OverlaySize? = nil) {
        self.description = description
        self.chosen = chosen
        self.open = open
        self.size = size
      }
    }
  }
}
