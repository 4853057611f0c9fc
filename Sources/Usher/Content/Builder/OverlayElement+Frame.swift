public import UsherCore

/// The size of an element, the space around it, and its surface.
extension OverlayElement {
  /// Sets the width and the height, in points, and centers the element.
  ///
  /// `nil` keeps the element's size. An image is scaled to the size, and its aspect ratio is
  /// preserved.
  public func frame(width: Double? = nil, height: Double? = nil) -> OverlayElement {
    changing(isResizable: width == nil && isResizable) { node in
      if case .image(var image) = node {
        image.size = OverlaySize(
          width: Length.mendedSize(width ?? height ?? image.size.width, usual: 24),
          height: Length.mendedSize(height ?? width ?? image.size.height, usual: 24))
        return .image(image)
      }
      return node.inBox(where: { $0.margins == .zero }) { box in
        box.width = width.map(Length.mended) ?? box.width
        box.height = height.map(Length.mended) ?? box.height
        box.child = box.child.map(\.inTheMiddle)
      }
    }
  }

  /// Sets the minimum width and height, in points, and centers the element.
  ///
  /// `nil` keeps the element's size. The element is narrower if there is less space.
  public func frame(minWidth: Double? = nil, minHeight: Double? = nil) -> OverlayElement {
    changing { node in
      node.inBox(where: { $0.margins == .zero && $0.width == nil && $0.height == nil }) { box in
        box.idealWidth = minWidth.map { Length.mended(min($0, Length.longest)) } ?? box.idealWidth
        box.minimumHeight = minHeight.map(Length.mended) ?? box.minimumHeight
        box.child = box.child.map(\.inTheMiddle)
      }
    }
  }

  /// Makes an image fill the maximum width of its frame.
  ///
  /// A frame with a fixed width always scales the image, even if the image isn't resizable.
  public func resizable() -> OverlayElement { changing(isResizable: true) { $0 } }

  /// Scales an image to be completely visible and preserves its aspect ratio.
  ///
  /// This is the default.
  public func scaledToFit() -> OverlayElement { fitting(.fit) }

  /// Scales an image to fill its frame, preserves its aspect ratio and clips the excess.
  public func scaledToFill() -> OverlayElement { fitting(.fill) }

  private func fitting(_ fit: OverlayNode.Image.Fit) -> OverlayElement {
    changing { node in
      guard case .image(var image) = node else { return node }
      image.fit = fit
      return .image(image)
    }
  }

  /// Makes the element as wide as possible, up to a maximum width in points.
  ///
  /// Use `.infinity` for no limit, and `alignment` to align the element within the width. A
  /// `resizable` image fills the width and keeps its height. Any excess is clipped.
  public func frame(
    maxWidth: Double, alignment: OverlayHorizontalAlignment = .center
  ) -> OverlayElement {
    changing { [isResizable] node in
      let width = maxWidth.isNaN ? 0 : min(maxWidth, Length.longest)
      if isResizable, let picture = node.filling(width: width) { return picture }
      // A button fills the width without a stack.
      let child: OverlayNode =
        if case .button = node {
          node
        } else {
          .stack(OverlayNode.Stack(.vertical, alignment: alignment.inStack, children: [node]))
        }
      return .box(OverlayNode.Box(child, idealWidth: width))
    }
  }

  /// Adds space around the element, in points.
  public func padding(_ points: Double = 16) -> OverlayElement {
    padding(Insets(horizontal: points, vertical: points))
  }

  /// Adds space at the given edges, in points.
  public func padding(_ edges: OverlayEdges, _ points: Double = 16) -> OverlayElement {
    padding(
      Insets(
        top: edges.contains(.top) ? points : 0, left: edges.contains(.leading) ? points : 0,
        bottom: edges.contains(.bottom) ? points : 0,
        right: edges.contains(.trailing) ? points : 0))
  }

  /// Adds space around the element, in points.
  ///
  /// `left` is the leading side.
  public func padding(_ insets: Insets) -> OverlayElement {
    changing(isPadded: true) { node in
      if case .stack(var stack) = node, stack.padding == .zero {
        stack.padding = Length.mended(insets)
        return .stack(stack)
      }
      if case .box(let box) = node, box.margins == .zero {
        return node.inBox(where: { _ in true }) { $0.margins = Length.mended(insets) }
      }
      return .box(OverlayNode.Box(node, padding: insets))
    }
  }

  /// Draws a surface behind the element.
  public func background(_ background: Background) -> OverlayElement {
    changing { node in
      node.inBox(where: { $0.style == nil && $0.margins == .zero }) { box in
        box.style = OverlayStyle(background: background, cornerRadius: 0, shadow: nil)
        box.hugsContent = !node.fillsWidth
      }
    }
  }

  /// Draws a surface of one color behind the element.
  @_disfavoredOverload
  public func background(_ color: AdaptiveColor) -> OverlayElement { background(.color(color)) }

  /// Draws a surface behind the element and clips both to a shape.
  public func background(_ background: Background, in shape: OverlayClipShape) -> OverlayElement {
    self.background(background).clipShape(shape)
  }

  /// Draws a colored shape behind the element and clips the element to the shape.
  @_disfavoredOverload
  public func background(_ color: AdaptiveColor, in shape: OverlayClipShape) -> OverlayElement {
    background(.color(color), in: shape)
  }

  /// Places elements on top of the element without clipping them.
  ///
  /// Each element is on top of the previous elements.
  ///
  /// ```swift
  /// presenter.present {
  ///   Image(.icon("bell")).overlay(alignment: .topTrailing) {
  ///     Circle().fill(.red).frame(width: 10, height: 10)
  ///   }
  /// }
  /// ```
  public func overlay(
    alignment: OverlayAlignment = .center, @OverlayBuilder content: () -> [OverlayElement]
  ) -> OverlayElement {
    let elements = [self] + content()
    return ZStack(alignment: alignment) { elements }
  }

  /// Rounds the corners of the element or its surface.
  ///
  /// The maximum radius is half the shorter side.
  public func cornerRadius(_ radius: Double) -> OverlayElement {
    changing { node in
      node.onSurface { style in
        style.corners = .all(min(radius, Length.longest))
        style.clipsContent = true
      }
    }
  }

  /// Rounds some corners of the element or its surface, and makes the other corners square.
  public func cornerRadius(_ radius: Double, corners: OverlayCornerSet) -> OverlayElement {
    changing { node in
      node.onSurface { style in
        style.corners = Corners(min(radius, Length.longest), at: corners)
        style.clipsContent = true
      }
    }
  }

  /// Clips the element at its frame.
  public func clipped() -> OverlayElement { clipShape(.rect(cornerRadius: 0)) }

  /// Clips the element to a shape.
  public func clipShape(_ shape: OverlayClipShape) -> OverlayElement {
    switch shape {
    case .circle: cornerRadius(Length.longest)
    case .rect(let radius): cornerRadius(radius)
    }
  }

  /// Draws a line along the edge of the element or its surface.
  public func border(_ color: AdaptiveColor, width: Double = 1) -> OverlayElement {
    changing { node in node.onSurface { $0.border = OverlayBorder(color, width: width) } }
  }

  /// Sets the opacity, from 0 to 1.
  ///
  /// At 0, the element still takes up space.
  public func opacity(_ opacity: Double) -> OverlayElement {
    changing { node in
      node.inBox(where: { $0.opacity == 1 }) {
        $0.opacity = OverlayNode.Box.mended(opacity: opacity)
      }
    }
  }
}

/// A shape to which an element is clipped.
public enum OverlayClipShape: Hashable, Sendable {
  /// A circle, or a capsule if the element isn't square.
  case circle
  /// A rectangle with rounded corners, in points.
  case rect(cornerRadius: Double)
}

extension OverlayClipShape {
  /// A rectangle with round ends.
  public static let capsule = OverlayClipShape.circle

  /// Returns an element that fills this shape with a color, as large as its frame.
  ///
  /// ```swift
  /// presenter.present {
  ///   ZStack {
  ///     Circle().fill(.blue).frame(width: 40, height: 40)
  ///     Text("AL").foregroundStyle(.white)
  ///   }
  /// }
  /// ```
  public func fill(_ color: AdaptiveColor) -> OverlayElement {
    OverlayElement(
      .box(OverlayNode.Box(style: OverlayStyle(background: .color(color), shadow: nil)))
    ).clipShape(self)
  }
}

/// Returns a circle, for clipping an element or for filling.
@_disfavoredOverload
public func Circle() -> OverlayClipShape { .circle }

/// Returns a rectangle with round ends, for clipping an element or for filling.
@_disfavoredOverload
public func Capsule() -> OverlayClipShape { .capsule }

/// Returns a rectangle, for clipping an element or for filling.
@_disfavoredOverload
public func Rectangle() -> OverlayClipShape { .rect(cornerRadius: 0) }

/// Returns a rectangle with rounded corners, for clipping an element or for filling.
@_disfavoredOverload
public func RoundedRectangle(cornerRadius: Double) -> OverlayClipShape {
  .rect(cornerRadius: cornerRadius)
}

/// Edges of an element.
public struct OverlayEdges: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = OverlayEdges(rawValue: 1)
  /// The bottom edge.
  public static let bottom = OverlayEdges(rawValue: 2)
  /// The left edge, or the right edge in a right-to-left language.
  public static let leading = OverlayEdges(rawValue: 4)
  /// The right edge, or the left edge in a right-to-left language.
  public static let trailing = OverlayEdges(rawValue: 8)
  /// The leading and the trailing edge.
  public static let horizontal: OverlayEdges = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: OverlayEdges = [.top, .bottom]
  /// Every edge.
  public static let all: OverlayEdges = [.horizontal, .vertical]
}

extension OverlayNode {
  /// Returns an image as a surface that fills a width.
  ///
  /// Returns `nil` for any other node, for an icon, and for an image with a label for screen
  /// readers.
  fileprivate func filling(width: Double) -> OverlayNode? {
    guard case .image(let image) = self, image.label == nil else { return nil }
    switch image.source {
    case .icon, .glyph: return nil
    case .file, .bytes, .platform: break
    }
    let corners: Corners = image.isRound ? .all(Length.longest) : .all(0)
    let style = OverlayStyle(background: .image(image.source), corners: corners, shadow: nil)
    return .box(Box(style: style, idealWidth: width, minimumHeight: image.size.height))
  }

  /// The node centered in its space, whatever its size.
  ///
  /// A control fills the space.
  fileprivate var inTheMiddle: OverlayNode {
    switch self {
    case .text, .image, .stack, .activity, .rating: break
    case .box, .button, .field, .input, .progress, .divider, .spacer, .scroll, .pages, .native:
      return self
    }
    var middle = Stack(.depth, alignment: .center, children: [self])
    middle.depthAlignment = .center
    return .stack(middle)
  }

  /// Returns the node as a changed box.
  ///
  /// If the node isn't a box that `fits` accepts, a new box surrounds the node.
  fileprivate func inBox(
    where fits: (Box) -> Bool, _ change: (inout Box) -> Void
  ) -> OverlayNode {
    var box = Box(self)
    if case .box(let own) = self, fits(own) { box = own }
    change(&box)
    return .box(box)
  }

  /// Returns the node with a changed surface.
  ///
  /// If the node has no surface, a clear surface is added.
  fileprivate func onSurface(_ change: (inout OverlayStyle) -> Void) -> OverlayNode {
    inBox(where: { $0.style != nil && $0.margins == .zero }) { box in
      var style = box.style ?? .clear
      change(&style)
      box.style = style
    }
  }
}
