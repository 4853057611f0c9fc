import Foundation

/// The constraints of a view tree as a linear program, and its solution as frames.
///
/// Each view that constraints lay out, and each free guide, has four variables in its superview's
/// coordinates. Frames that are set by the app are constants, or follow the superview's size
/// according to the autoresizing mask.
@MainActor
final class ConstraintSystem {
  let root: UIView
  /// Whether the system is solved to find the root's size.
  ///
  /// Otherwise, the root's size is given.
  let isFitting: Bool
  private var program = LinearProgram()
  private var frames: [ObjectIdentifier: LinearFrame] = [:]
  private var contents: [ObjectIdentifier: LinearFrame] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrollViews: [UIScrollView] = []
  private var owners: [Int: NSLayoutConstraint] = [:]
  private var contentConstraints: [(view: UIView, constraints: ContentConstraints)] = []
  private var values: [Double] = []
  private var isDetermined: [Bool] = []

  /// Collects the constraints of a tree.
  ///
  /// A fitting adds the root's target size and its priorities.
  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    isFitting = fitting != nil
    if !isFitting { root.record.followsKeyboard = false }
    var constraints: [NSLayoutConstraint] = []
    var all: [UIView] = []
    root.forEachInTree { view in
      guard let record = view.layoutRecord else { return }
      all.append(view)
      constraints += record.constraints
      if !isFitting {
        record.solvedFrame = nil
        record.takesPart = false
        record.isScrollPart = false
        record.isAmbiguous = false
      }
    }
    for view in all { view.forgetAvailableWidth() }
    if isFitting { _ = frame(of: root) }
    for constraint in constraints.sorted(by: { $0.rank < $1.rank }) { add(constraint) }
    if let fitting {
      let frame = frame(of: root)
      let insets = root.alignmentRectInsets
      let rect = frame.inset(by: insets)
      program.add(
        rect.width - Double(fitting.size.width), .equal, priority: fitting.horizontal.rawValue)
      program.add(
        rect.height - Double(fitting.size.height), .equal, priority: fitting.vertical.rawValue)
    }
  }

  /// A target size for the root, with a priority for each axis.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint) {
    guard let container = constraint.container, let first = constraint.firstItem else { return }
    let second = constraint.secondItem
    guard !constraint.hasSecondItem || second != nil, isHere(first), second.map(isHere) ?? true
    else { return }
    // "effectiveUserInterfaceLayoutDirection": the direction for a view's immediate content.
    let isRightToLeft = container.isRightToLeft
    // Leading and trailing positions are measured from the side where reading starts.
    let isMirrored =
      isRightToLeft
      && (constraint.firstAttribute.kind == .relative
        || constraint.secondAttribute.kind == .relative)
    func value(
      _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> LinearExpression {
      let resolved = attribute.resolved(isRightToLeft: isRightToLeft)
      let place = self.value(item, resolved, in: container)
      guard isMirrored else { return place }
      return bounds(of: container, for: resolved).width - place
    }
    var difference = value(first, constraint.firstAttribute) - Double(constraint.constant)
    if let second, constraint.secondAttribute != .notAnAttribute {
      difference =
        difference - value(second, constraint.secondAttribute) * Double(constraint.multiplier)
    }
    let index: Int
    let priority = constraint.priority.rawValue
    switch constraint.relation {
    case .equal: index = program.add(difference, .equal, priority: priority)
    case .greaterThanOrEqual: index = program.add(difference, .atLeast, priority: priority)
    case .lessThanOrEqual: index = program.add(difference * -1, .atLeast, priority: priority)
    }
    owners[index] = constraint
  }

  private func isHere(_ item: AnyObject) -> Bool {
    UIView.owning(item)?.isDescendant(of: root) ?? false
  }

  /// Returns the position or size of an item's attribute, in the coordinates of a view that
  /// contains the item.
  private func value(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> LinearExpression {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return shifted(frame(of: guide, in: owner), from: owner, to: container)
        .value(of: attribute)
    }
    guard let view = item as? UIView else { return LinearExpression() }
    var rect: LinearFrame
    if view === container {
      rect = bounds(of: view, for: attribute)
    } else {
      rect = frame(of: view)
      if let superview = view.superview { rect = shifted(rect, from: superview, to: container) }
    }
    if attribute.isWithinMargins {
      return rect.inset(by: view.layoutMargins).value(of: attribute)
    }
    let insets = view.alignmentRectInsets
    if insets != .zero { rect = rect.inset(by: insets) }
    switch attribute {
    case .firstBaseline:
      return baseline(view, rect, view.forFirstBaselineLayout, \.first, in: container)
    case .lastBaseline:
      return baseline(view, rect, view.forLastBaselineLayout, \.last, in: container)
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      return rect.value(of: attribute)
    }
  }

  /// Returns a baseline of a view whose text is in `partner`.
  ///
  /// For a view without text, returns its upper or lower edge.
  private func baseline(
    _ view: UIView, _ rect: LinearFrame, _ partner: UIView,
    _ line: KeyPath<TextBaselines, CGFloat>, in container: UIView
  ) -> LinearExpression {
    let attribute: NSLayoutConstraint.Attribute =
      line == \.first ? .firstBaseline : .lastBaseline
    if partner !== view, partner.isDescendant(of: view) {
      return value(partner, attribute, in: container)
    }
    guard let lines = view.textBaselines else { return rect.value(of: attribute) }
    return rect.y + rect.height * 0.5 + Double(lines[keyPath: line])
  }

  /// Returns a rectangle converted from a view's coordinates to an ancestor's coordinates.
  private func shifted(_ rect: LinearFrame, from view: UIView, to ancestor: UIView) -> LinearFrame {
    var rect = rect
    var next = view
    while next !== ancestor, let superview = next.superview {
      let outer = frame(of: next)
      let origin = origin(of: next)
      rect.x = rect.x + outer.x - Double(origin.x)
      rect.y = rect.y + outer.y - Double(origin.y)
      next = superview
    }
    return rect
  }

  // MARK: Rectangles

  /// Returns a view's rectangle in its own coordinates.
  ///
  /// For the edges of a scroll view, this is the rectangle of its content (Apple's Technical Note
  /// TN2154).
  private func bounds(
    of view: UIView, for attribute: NSLayoutConstraint.Attribute
  ) -> LinearFrame {
    if let scrollView = view as? UIScrollView {
      switch attribute.withoutMargins {
      case .left, .right, .top, .bottom, .leading, .trailing: return content(of: scrollView)
      case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
        .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
        break
      }
    }
    var rect = frame(of: view)
    let origin = origin(of: view)
    rect.x = LinearExpression(Double(origin.x))
    rect.y = LinearExpression(Double(origin.y))
    return rect
  }

  /// Returns the origin of a view's coordinates, which changes when the view scrolls.
  private func origin(of view: UIView) -> CGPoint {
    if !isFitting { view.record.isScrollPart = true }
    return view.bounds.origin
  }

  private func content(of view: UIScrollView) -> LinearFrame {
    if let known = contents[ObjectIdentifier(view)] { return known }
    var rect = free()
    rect.x = LinearExpression()
    rect.y = LinearExpression()
    contents[ObjectIdentifier(view)] = rect
    scrollViews.append(view)
    return rect
  }

  private func frame(of guide: UILayoutGuide, in owner: UIView) -> LinearFrame {
    switch guide.place {
    case .inset(let insets):
      if !isFitting, guide is UIKeyboardLayoutGuide { root.record.followsKeyboard = true }
      return bounds(of: owner, for: .width).inset(by: insets)
    case .visible: return bounds(of: owner, for: .width)
    case .content: return bounds(of: owner, for: .left)
    case .free:
      if let known = frames[ObjectIdentifier(guide)] { return known }
      let rect = free()
      frames[ObjectIdentifier(guide)] = rect
      guides.append(guide)
      return rect
    }
  }

  private func frame(of view: UIView) -> LinearFrame {
    if let known = frames[ObjectIdentifier(view)] { return known }
    let rect = makeFrame(of: view)
    frames[ObjectIdentifier(view)] = rect
    return rect
  }

  private func makeFrame(of view: UIView) -> LinearFrame {
    if !isFitting { view.record.takesPart = true }
    guard view !== root, let superview = view.superview else { return makeRootFrame() }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      let rect = free()
      views.append(view)
      addContentConstraints(view, rect)
      return rect
    }
    return LinearFrame(
      view.plainFrame, mask: superview.autoresizesSubviews ? view.autoresizingMask : [],
      in: superview.bounds.size, now: frame(of: superview))
  }

  /// Creates the root's frame, which is its current frame by default.
  ///
  /// If a fitting needs the size, or the frame isn't translated into constraints, the size is
  /// variable. In the latter case, required constraints can change it.
  private func makeRootFrame() -> LinearFrame {
    if !isFitting, root.translatesAutoresizingMaskIntoConstraints || root.superview != nil {
      return LinearFrame(root.plainFrame)
    }
    var rect = free()
    rect.x = LinearExpression(isFitting ? 0 : Double(root.plainFrame.minX))
    rect.y = LinearExpression(isFitting ? 0 : Double(root.plainFrame.minY))
    addContentConstraints(root, rect)
    if !isFitting {
      views.append(root)
      program.add(rect.width - Double(root.bounds.width), .equal, priority: 999)
      program.add(rect.height - Double(root.bounds.height), .equal, priority: 999)
    }
    return rect
  }

  private func free() -> LinearFrame {
    LinearFrame(
      x: LinearExpression(variable: program.addVariable()),
      y: LinearExpression(variable: program.addVariable()),
      width: LinearExpression(variable: program.addVariable(restricted: true)),
      height: LinearExpression(variable: program.addVariable(restricted: true)))
  }

  // MARK: Content

  private func addContentConstraints(_ view: UIView, _ rect: LinearFrame) {
    let size = view.knownContentSize
    let insets = view.alignmentRectInsets
    var constraints = ContentConstraints(size: size)
    if size.width != UIView.noIntrinsicMetric {
      constraints.width = program.addContent(
        rect.width - Double(insets.left + insets.right), Double(size.width), view, .horizontal)
    }
    if size.height != UIView.noIntrinsicMetric {
      constraints.height = program.addContent(
        rect.height - Double(insets.top + insets.bottom), Double(size.height), view, .vertical)
    }
    contentConstraints.append((view, constraints))
  }

  /// Solves the program.
  ///
  /// Solves it again if multiline text received less width than it needs in one line.
  func solve() {
    var solution = program.solve()
    var isOther = false
    for (view, constraints) in contentConstraints
    where constraints.size.width != UIView.noIntrinsicMetric {
      let insets = view.alignmentRectInsets
      let width = frame(of: view).width.value(solution.values) - Double(insets.left + insets.right)
      guard width < Double(constraints.size.width) - 0.01, view.takeAvailableWidth(CGFloat(width))
      else { continue }
      view.layoutRecord?.contentSize = nil
      let size = view.knownContentSize
      program.setContent(constraints.width, from: constraints.size.width, to: size.width)
      program.setContent(constraints.height, from: constraints.size.height, to: size.height)
      isOther = true
    }
    if isOther { solution = program.solve() }
    values = solution.values
    isDetermined = solution.isDetermined
    guard !isFitting else { return }
    for index in solution.broken {
      guard let constraint = owners[index], !constraint.isNotedAsBroken else { continue }
      constraint.isNotedAsBroken = true
      let others = program.conflict(of: index).compactMap { owners[$0] }
      World.current.note(.breaking(constraint, against: others))
    }
  }

  // MARK: The solution

  /// The root's size.
  var rootSize: CGSize { frame(of: root).value(values).size }

  /// Stores the solved frames, and requests layout from superviews of views with changed frames.
  func publish() {
    for view in views {
      let frame = frame(of: view).value(values).onPixels(view.traitCollection.displayScale)
      if view === root {
        view.take(frame)
        continue
      }
      view.record.solvedFrame = frame
      view.record.isAmbiguous = !self.frame(of: view).isDetermined(isDetermined)
      if !view.has(frame) { view.superview?.setNeedsLayout() }
    }
    for guide in guides {
      guard let owner = guide.owningView, let frame = frames[ObjectIdentifier(guide)] else {
        continue
      }
      let solved = frame.value(values).onPixels(owner.traitCollection.displayScale)
      if guide.solvedFrame != solved { owner.setNeedsLayout() }
      guide.solvedFrame = solved
    }
    for view in scrollViews {
      guard let content = contents[ObjectIdentifier(view)] else { continue }
      view.contentSize = content.value(values).onPixels(view.traitCollection.displayScale).size
    }
  }
}
