extension OverlayContent {
  /// Whether two contents look the same, regardless of the actions of their buttons.
  ///
  /// Observable values are equal if they are the same object or have equal values. User input
  /// (typed text, choices, the visible page) and a native view's `make` are ignored.
  @MainActor
  package func looks(like other: OverlayContent) -> Bool {
    root.looks(like: other.root) && style == other.style && scrim == other.scrim
      && (collapsed?.looks(like: other.collapsed) ?? (other.collapsed == nil))
      && closeButton == other.closeButton && appearance == other.appearance
      && haptic == other.haptic && semantics == other.semantics
      && isPrivate == other.isPrivate && copyableText == other.copyableText
      && companion === other.companion
  }

  /// Whether the content contains user input, and its observable values must therefore be retained.
  package var keepsInput: Bool { root.keepsInput || collapsed?.keepsInput == true }
}

extension OverlayNode {
  fileprivate var keepsInput: Bool {
    switch self {
    case .field, .input, .rating, .pages: true
    case .stack, .text, .image, .button, .activity, .progress, .divider, .spacer, .box, .scroll,
      .native:
      children.contains { $0.keepsInput }
    }
  }

  /// Whether two nodes look the same, regardless of the actions of their buttons.
  @MainActor
  func looks(like other: OverlayNode?) -> Bool {
    guard let other else { return false }
    switch self {
    case .stack(let one):
      if case .stack(let two) = other { return one.looks(like: two) }
    case .text(let one):
      if case .text(let two) = other { return one.looks(like: two) }
    case .image(let one):
      if case .image(let two) = other { return one.looks(like: two) }
    case .button(let one):
      if case .button(let two) = other { return one.looks(like: two) }
    case .field(let one):
      if case .field(let two) = other { return one.looks(like: two) }
    case .input(let one):
      if case .input(let two) = other { return one.looks(like: two) }
    case .rating(let one):
      if case .rating(let two) = other { return one.looks(like: two) }
    case .activity(let one):
      if case .activity(let two) = other { return one.looks(like: two) }
    case .progress(let one):
      if case .progress(let two) = other { return one.looks(like: two) }
    case .divider(let one):
      if case .divider(let two) = other {
        return one.color == two.color && one.thickness == two.thickness
      }
    case .spacer(let one):
      if case .spacer(let two) = other {
        return one.least == two.least && one.isFlexible == two.isFlexible
      }
    case .box(let one):
      if case .box(let two) = other { return one.looks(like: two) }
    case .pages(let one):
      if case .pages(let two) = other {
        return one.all.look(like: two.all) && (one.initial == nil) == (two.initial == nil)
      }
    case .scroll(let one):
      if case .scroll(let two) = other {
        return one.child.looks(like: two.child) && one.maximumHeight == two.maximumHeight
      }
    case .native(let one):
      if case .native(let two) = other {
        return one.looks(like: two)
      }
    }
    return false
  }
}

extension [OverlayNode] {
  @MainActor
  fileprivate func look(like other: [OverlayNode]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.looks(like: $1) }
  }
}

extension ObservableValue {
  fileprivate func looks(like other: ObservableValue) -> Bool {
    self === other || value == other.value
  }
}

extension Optional {
  @MainActor
  fileprivate func looks<Value>(like other: Self) -> Bool where Wrapped == ObservableValue<Value> {
    switch (self, other) {
    case (let one?, let two?): one.looks(like: two)
    case (nil, nil): true
    case (_?, nil), (nil, _?): false
    }
  }
}

extension OverlayNode.Stack {
  @MainActor
  fileprivate func looks(like other: OverlayNode.Stack) -> Bool {
    axis == other.axis && spacing == other.spacing && alignment == other.alignment
      && padding == other.padding && stacksUpward == other.stacksUpward
      && depthAlignment == other.depthAlignment
      && children.look(like: other.children)
  }
}

extension OverlayNode.Box {
  @MainActor
  fileprivate func looks(like other: OverlayNode.Box) -> Bool {
    (child?.looks(like: other.child) ?? (other.child == nil)) && style == other.style
      && margins == other.margins && padding == other.padding && width == other.width
      && idealWidth == other.idealWidth && height == other.height
      && minimumHeight == other.minimumHeight && hugsContent == other.hugsContent
      && opacity == other.opacity
  }
}

extension OverlayNode.Text {
  fileprivate func looks(like other: OverlayNode.Text) -> Bool {
    runs == other.runs && font == other.font && color == other.color
      && alignment == other.alignment && lineLimit == other.lineLimit
      && identifier == other.identifier && platform == other.platform
      && isSelectable == other.isSelectable && reservedStrings == other.reservedStrings
      && live?.value === other.live?.value
  }
}

extension OverlayNode.Image {
  fileprivate func looks(like other: OverlayNode.Image?) -> Bool {
    guard let other else { return false }
    return source == other.source && size == other.size && fit == other.fit
      && isRound == other.isRound && color == other.color && motion == other.motion
      && label == other.label && identifier == other.identifier
      && followsTextScale == other.followsTextScale
  }
}

extension OverlayNode.Button {
  @MainActor
  fileprivate func looks(like other: OverlayNode.Button) -> Bool {
    label.looks(like: other.label) && (icon?.looks(like: other.icon) ?? (other.icon == nil))
      && style == other.style && description == other.description && dismisses == other.dismisses
      && isDefault == other.isDefault && isDestructive == other.isDestructive
      && isEnabled.looks(like: other.isEnabled) && isBusy == other.isBusy
      && identifier == other.identifier
  }
}

extension OverlayNode.Field {
  @MainActor
  fileprivate func looks(like other: OverlayNode.Field) -> Bool {
    placeholder.looks(like: other.placeholder) && description == other.description
      && (icon?.looks(like: other.icon) ?? (other.icon == nil)) && purpose == other.purpose
      && font == other.font && color == other.color && separator == other.separator
      && isFirst == other.isFirst && error.looks(like: other.error)
      && lines == other.lines && identifier == other.identifier
  }
}

extension OverlayNode.Rating {
  fileprivate func looks(like other: OverlayNode.Rating) -> Bool {
    itemSize == other.itemSize && items.count == other.items.count
      && zip(items, other.items).allSatisfy {
        $0.description == $1.description && $0.size == $1.size && $0.chosen.looks(like: $1.chosen)
          && $0.open.looks(like: $1.open)
      }
  }
}

extension OverlayNode.Activity {
  @MainActor
  fileprivate func looks(like other: OverlayNode.Activity) -> Bool {
    size == other.size && color == other.color && isRunning.looks(like: other.isRunning)
      && description == other.description
  }
}

extension OverlayNode.ProgressBar {
  @MainActor
  fileprivate func looks(like other: OverlayNode.ProgressBar) -> Bool {
    let isAlike =
      switch (source, other.source) {
      case (.done(let one), .done(let two)): one.looks(like: two)
      case (.timeLeft, .timeLeft): true
      case (.done, .timeLeft), (.timeLeft, .done): false
      }
    return isAlike && color == other.color && track == other.track
      && thickness == other.thickness && description == other.description
  }
}

extension OverlayNode.NativeView {
  fileprivate func looks(like other: OverlayNode.NativeView) -> Bool {
    size == other.size && isFlexible == other.isFlexible && says == other.says
      && hasControls == other.hasControls
  }
}
