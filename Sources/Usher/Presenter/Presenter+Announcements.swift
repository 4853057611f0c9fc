internal import UsherCore

extension Presenter {
  /// The minimum time between two announcements of an overlay whose content changes quickly.
  private static let pause = Duration.seconds(2)
  /// The time within which an interrupted announcement wasn't heard.
  ///
  /// Usher's choice, shorter than the first syllable.
  private static let unheard = Duration.milliseconds(100)

  /// Announces an overlay that appears, once in its life.
  func announceArrival(of id: OverlayID) {
    guard let semantics = arrivalSemantics(of: id) else { return }
    handles[id]?.request?.appeared(saying: semantics.changed, at: host.now)
    if let count = handles[id]?.count, count > 1 { handles[id]?.request?.count.wasSaid(count) }
    if let announcement = semantics.announcement { announce(announcement, of: id) }
  }

  /// Announces the changes that were made while another overlay was in this overlay's place.
  ///
  /// They are a new text and the number of merged requests. They aren't announced if the keyboard
  /// focus moves into the overlay, because screen readers then read them.
  func announceReturn(of id: OverlayID) {
    guard let request = handles[id]?.request, request.hasNewsOnReturn,
      let semantics = arrivalSemantics(of: id)
    else { return }
    handles[id]?.request?.hasChangedUnseen = false
    if semantics.announcement != nil {
      announceChange(of: id)
    } else if semantics.changed?.words != request.said?.announcement?.words {
      handles[id]?.request?.said = Said(semantics.changed, at: host.now)
    }
  }

  /// Returns the description of an overlay that appears, or `nil` without content.
  private func arrivalSemantics(of id: OverlayID) -> ResolvedSemantics? {
    defer { described = nil }
    // Usually, the content was just built. Describing it takes an eighth of a request's time.
    if let described, described.id == id { return described.semantics }
    return handles[id]?.request?.content.map { semantics(of: $0, shownAs: id) }
  }

  /// Announces the changes of a shown overlay.
  ///
  /// They are its text, if it changed since the last announcement, and its progress, if it passed
  /// another ten percent. Within two seconds of the last announcement, the newest text waits until
  /// the two seconds have passed. A text that becomes urgent, for example for a failure, is
  /// announced immediately.
  func announceChange(of id: OverlayID) {
    guard let handle = handles[id], let request = handle.request, let content = request.content,
      let said = request.said, !request.holdsWords
    else { return }
    let words = semantics(of: content, shownAs: id).changed
    if request.updatesSilently {
      handle.request?.said = Said(words, at: said.moment)
      return
    }
    guard handle.state.isShown else {
      if words?.words != said.announcement?.words { handle.request?.hasChangedUnseen = true }
      return
    }
    let changed = news(words, of: handle, since: said)
    let isUrgent =
      changed?.politeness == .assertive && said.announcement?.politeness != .assertive
    guard isUrgent || !request.isAboutToSpeak else { return }
    let step = request.followAmount()
    let news = [changed?.words, step.map { OverlayNode.ProgressBar.words(for: $0) }]
    guard
      let spoken = Spoken(
        news.compactMap { $0 }.asSentences, changed?.politeness ?? .polite)
    else {
      // If merged requests aren't announced now, they aren't announced later.
      if request.count.hasNews {
        handle.request?.said = Said(words, at: said.moment)
        handle.request?.count.wasPassedOver()
      }
      return
    }
    let wait = host.now.duration(to: said.moment.advanced(by: Self.pause))
    guard wait > .zero, !isUrgent else {
      handle.request?.said = Said(words ?? said.announcement, at: host.now)
      if changed != nil { handle.request?.count.wasSaid(handle.count) }
      if let step { request.follower?.announced(step) }
      return announce(spoken, of: id)
    }
    handle.request?.isAboutToSpeak = true
    act(after: wait, for: id) { [weak self] in
      self?.handles[id]?.request?.isAboutToSpeak = false
      self?.announceChange(of: id)
    }
  }

  /// Returns the text that wasn't announced yet, or `nil` if there is none.
  ///
  /// It includes the number of merged requests when the second, fifth, tenth and hundredth request
  /// merges.
  private func news(
    _ words: Spoken?, of handle: PresentationHandle, since said: Said
  ) -> Spoken? {
    guard let count = handle.request?.count, count.hasNews else {
      return words?.words == said.announcement?.words && !said.isAskedFor ? nil : words
    }
    guard count.isNews(handle.count), let words, let times = countWords(of: handle.id) else {
      return nil
    }
    return Spoken([words.words, times].asSentences, words.politeness)
  }

  /// Performs an update and announces its text according to `announcement`.
  func announcing(
    _ announcement: UpdateAnnouncement, changesOf id: OverlayID, by update: () -> Void
  ) {
    switch announcement {
    case .ifChanged: break
    case .always: handles[id]?.request?.said?.isAskedFor = true
    case .never: handles[id]?.request?.updatesSilently = true
    }
    update()
    handles[id]?.request?.updatesSilently = false
  }

  /// Announces an overlay's progress if it passed another ten percent.
  func announceProgress(of id: OverlayID) {
    guard let request = handles[id]?.request, request.said != nil, request.followAmount() != nil
    else { return }
    announceChange(of: id)
  }

  /// Announces the error of a field or an input, with its description.
  func announceError(
    _ error: ObservableValue<String>?, spokenAs words: String, of id: OverlayID
  ) {
    guard let error, error.value.contains(where: { !$0.isWhitespace }),
      handles[id]?.state.isShown == true, let spoken = Spoken(words, .assertive)
    else { return }
    announce(spoken, of: id)
  }

  /// Announces a text together with other announcements of the current batch, if there is one.
  private func announce(_ spoken: Spoken, of id: OverlayID) {
    announcements.append(Utterance(spoken: spoken, overlay: id, moment: host.now))
    if !isPumping { passAnnouncementsOn() }
  }

  /// Sends the announcements to the host, urgent announcements first.
  ///
  /// Urgent announcements are combined, because each would interrupt the previous one. Polite
  /// announcements that they interrupt immediately are repeated, unless the urgent announcement has
  /// the newer text of the same overlay.
  func passAnnouncementsOn() {
    guard let first = announcements.first else { return }
    let now = host.now
    begunAnnouncements.removeAll { $0.moment.duration(to: now) >= Self.unheard }
    if announcements.count == 1, first.spoken.politeness == .polite {
      announcements = []
      return say(first, at: now)
    }
    let urgent = announcements.filter { $0.spoken.politeness == .assertive }
    var polite = announcements.filter { $0.spoken.politeness == .polite }
    announcements = []
    if !urgent.isEmpty {
      host.announce(urgent.map(\.spoken.words).asSentences, .assertive)
      let cutOff = begunAnnouncements.filter { begun in
        !urgent.contains { $0.overlay == begun.overlay }
      }
      polite = cutOff + polite
      begunAnnouncements = []
    }
    for utterance in polite { say(utterance, at: now) }
  }

  private func say(_ polite: Utterance, at now: Instant) {
    host.announce(polite.spoken.words, .polite)
    begunAnnouncements.append(
      Utterance(spoken: polite.spoken, overlay: polite.overlay, moment: now))
  }
}

struct Utterance {
  let spoken: Spoken
  let overlay: OverlayID
  let moment: Instant
}

struct Said {
  /// The text, which screen readers may have read because of the focus instead.
  let announcement: Spoken?
  let moment: Instant
  /// Whether the app requests the same text again.
  var isAskedFor = false

  init(_ announcement: Spoken?, at moment: Instant) {
    self.announcement = announcement
    self.moment = moment
  }
}
