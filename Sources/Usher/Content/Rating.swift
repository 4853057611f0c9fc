public import UsherCore

extension OverlayNode {
  /// A row of symbols, such as stars, of which the user chooses one; the symbols before it are
  /// drawn as chosen too.
  ///
  /// Symbols that do not fit into the row stand in further rows.
  public struct Rating: Sendable {
    /// The number of the chosen symbol, from 0; `nil`, or a number without a symbol, for no choice.
    public let choice: ObservableValue<Int?>
    /// The symbols, in reading order.
    public internal(set) var items: [Item]
    /// The room of one symbol, in points; the symbol itself takes 70 % of each side.
    package let itemSize: OverlaySize
    /// Called with the number of the chosen symbol each time the user chooses; a place for haptic
    /// feedback.
    let onChoose: @MainActor @Sendable (Int) -> Void

    /// Makes a rating; a side that is not finite or less than 24 counts as 50 points.
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

    /// The number of the chosen symbol; `nil` if none is chosen.
    @MainActor
    public var chosen: Int? { choice.value.flatMap { items.indices.contains($0) ? $0 : nil } }

    /// Chooses symbol number `index` on behalf of the user and calls `onChoose`; a number without a
    /// symbol is ignored.
    @MainActor
    public func choose(_ index: Int) {
      guard items.indices.contains(index) else { return }
      choice.value = index
      onChoose(index)
    }

    /// Returns the room of symbol number `index`, in points: its own size if it has one, otherwise
    /// `itemSize`.
    public func size(of index: Int) -> OverlaySize {
      guard items.indices.contains(index), let own = items[index].size else { return itemSize }
      return OverlaySize(width: Self.mended(own.width), height: Self.mended(own.height))
    }

    private static func mended(_ side: Double) -> Double {
      side.isFinite && side >= ButtonStyle.minimumTarget ? min(side, Length.longest) : 50
    }

    /// A symbol of a rating.
    public struct Item: Sendable {
      /// The meaning of choosing the symbol, as a screen reader says it.
      public let description: String
      /// The image of the symbol while it is chosen.
      public let chosen: Image
      /// The image of the symbol while it is not chosen.
      public let open: Image
      /// The symbol's own room, in points; `nil` for the rating's `itemSize`.
      let size: OverlaySize?

      /// Makes a symbol; the sizes of its images are ignored.
      ///
      /// - Parameters:
      ///   - description: The meaning of choosing the symbol, as a screen reader says it.
      ///   - chosen: The image of the symbol while it is chosen.
      ///   - open: The image of the symbol while it is not chosen.
      ///   - size: The symbol's own room, in points, mended as the rating's `itemSize` is; `nil`
      ///     for that size.
      public init(_ description: String, chosen: Image, open: Image, size: OverlaySize? = nil) {
        self.description = description
        self.chosen = chosen
        self.open = open
        self.size = size
      }
    }
  }
}
