public import UsherCore

/// What is around overlays, and where they come to lie in it.
extension Presenter {
  /// Everything that covers part of the window now: what the host knows of, and what the app said.
  public var allObstructions: [Obstruction] { covered.value }

  /// Calls `act` whenever something else covers part of the window, before any overlay makes room for it;
  /// for as long as `owner` lives, which is not kept alive.
  public func followObstructions(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    covered.follow(by: owner, act)
  }

  /// What a person is busy with that concerns every overlay, such as another app.
  public var attention: Attention { common.value }

  /// Calls `act` whenever `attention` has changed, for as long as `owner` lives, which is not kept alive.
  public func followAttention(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    common.follow(by: owner, act)
  }

  /// The system's appearance and contrast, as the host told last; light and of standard contrast before.
  ///
  /// The host sets them. Colours follow the system without them: they are for an app that wants to know.
  public var traits: Traits {
    get { adapted.value }
    set { adapted.value = newValue }
  }

  /// Calls `act` whenever `traits` have changed, for as long as `owner` lives, which is not kept alive.
  public func followTraits(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    adapted.follow(by: owner, act)
  }

  /// What a person asked of every app on the system, as the host told last.
  public var preferences: Preferences { engine.preferences }

  /// Where an overlay rests, or will once it has come; `nil` until its size is known, once it is gone, and
  /// for what the app draws.
  public func restingFrame(of id: OverlayID) -> Rect? { engine.restingFrame(of: id) }

  /// Where content would rest if it was shown now, with nothing else in its lane; `nil` where there is no
  /// window to show it in, or it could not be shown.
  ///
  /// It is built for that and let go again, so this takes as long as showing it does; nothing is seen or
  /// said of it.
  public func restingFrame(of content: OverlayContent, as overlay: Overlay) -> Rect? {
    let overlay = fitted(overlay, to: content)
    guard isServed, !isClosed, !content.root.isEmpty,
      let proposal = engine.proposal(for: overlay)
    else { return nil }
    let shown = content.asShown(isFolded: overlay.unfolding != nil)
    let id = inbox.mintID()
    host.attach(id, shown, as: shown.semantics.resolved(for: shown.root.shown, as: overlay))
    let size = host.size(of: id, within: proposal)
    host.detach(id)
    return engine.restingFrame(of: overlay, at: size)
  }
}
