public import UsherCore

extension Node {
  /// A row of symbols of which a person chooses one; those before it count as chosen too.
  public struct Rating: Sendable {
    /// Which one is chosen, counted from 0; none while it is `nil`, or a number that none has.
    public let choice: Live<Int?>
    /// The symbols, in reading order.
    public let items: [Item]
    /// The room of one symbol, in points; it is drawn over 70 % of that.
    public let itemSize: Size
    /// Called with what a person chose, each time; a place for a tick that can be felt.
    public let onChoose: @MainActor @Sendable (Int) -> Void

    /// Makes a rating; a side that is not finite, or less than 24, counts as 50 points.
    public init(
      _ choice: Live<Int?>, items: [Item], itemSize: Size = Size(width: 50, height: 50),
      onChoose: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
    ) {
      self.choice = choice
      self.items = items
      self.itemSize = Size(
        width: Self.mended(itemSize.width), height: Self.mended(itemSize.height))
      self.onChoose = onChoose
    }

    /// The number of the one that is chosen now; `nil` where none is.
    @MainActor
    public var chosen: Int? { choice.value.flatMap { items.indices.contains($0) ? $0 : nil } }

    /// Chooses the `index`th symbol for a person; a number that none has is ignored.
    @MainActor
    public func choose(_ index: Int) {
      guard items.indices.contains(index) else { return }
      choice.value = index
      onChoose(index)
    }

    /// The room of the `index`th symbol, in points; that of all of them where it has none of its own.
    public func size(of index: Int) -> Size {
      guard items.indices.contains(index), let own = items[index].size else { return itemSize }
      return Size(width: Self.mended(own.width), height: Self.mended(own.height))
    }

    private static func mended(_ side: Double) -> Double {
      side.isFinite && side >= ButtonStyle.leastTarget ? min(side, Length.longest) : 50
    }

    /// One symbol.
    public struct Item: Sendable {
      /// What choosing it means, for those who cannot see it.
      public let description: String
      /// What is drawn while it is chosen.
      public let chosen: Image
      /// What is drawn while it is not.
      public let open: Image
      /// Its room, in points, where that is not the same as of all.
      public let size: Size?

      /// Makes a symbol; the sizes of its images do not count.
      ///
      /// - Parameters:
      ///   - description: What choosing it means.
      ///   - chosen: What is drawn while it is chosen.
      ///   - open: What is drawn while it is not.
      ///   - size: Its room, in points; mended as that of all is, which it has where this is `nil`.
      public init(_ description: String, chosen: Image, open: Image, size: Size? = nil) {
        self.description = description
        self.chosen = chosen
        self.open = open
        self.size = size
      }
    }
  }
}
