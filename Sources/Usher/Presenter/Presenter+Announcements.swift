internal import UsherCore

extension Presenter {
  /// The shortest time between two announcements of one overlay, so that content that changes
  /// quickly does not talk without end.
  private static let pause = Duration.seconds(2)
  /// The time in which an announcement that is cut off was not heard; Usher's choice, less than the
  /// first syllable takes.
  private static let unheard = Duration.milliseconds(100)

  /// Announces an overlay that appears; once in its life, since `willPresent` is reached only once.
  func announceArrival(of id: OverlayID) {
    guard let semantics = arrivalSemantics(of: id) else { return }
    handles[id]?.request?.appeared(saying: semantics.changed, at: host.now)
    if let count = handles[id]?.count, count > 1 { handles[id]?.request?.count.wasSaid(count) }
    if let announcement = semantics.announcement { announce(announcement, of: id) }
  }

  /// Announces the words of an overlay that have changed while another one had its place, and the
  /// number of requests that have merged meanwhile, unless the focus that moves into it says them.
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

  /// Returns the description of an overlay that appears; `nil` without content.
  private func arrivalSemantics(of id: OverlayID) -> ResolvedSemantics? {
    defer { described = nil }
    // Mostly the content was built just before, and describing it takes an eighth of a request.
    if let described, described.id == id { return described.semantics }
    return handles[id]?.request?.content.map { semantics(of: $0, shownAs: id) }
  }

  /// Announces what is new in a shown overlay: its words, if they have changed since they were last
  /// said, and its progress, if that has passed another ten per cent.
  ///
  /// Less than two seconds after the overlay's last announcement, the newest of both is announced
  /// when the two seconds are over; but words that become urgent, such as those of a failure, at
  /// once.
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
      // What merged without being worth saying is no news later, either.
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

  /// Returns the words of an overlay that the user has not heard, with the number of requests that
  /// merged into it; `nil` for none.
  ///
  /// What merges is said with the second, the fifth, the tenth and the hundredth request.
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

  /// Performs an update, and has its words announced as the app wants.
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

  /// Announces the progress of an overlay that has appeared, if it has passed another ten per cent.
  func announceProgress(of id: OverlayID) {
    guard let request = handles[id]?.request, request.said != nil, request.followAmount() != nil
    else { return }
    announceChange(of: id)
  }

  /// Announces the mistake in a field of a shown overlay, if there is one.
  func announceValidationError(in field: OverlayNode.Field, of id: OverlayID) {
    guard field.validationError != nil, handles[id]?.state.isShown == true,
      let validationError = Spoken(field.spokenDescription, .assertive)
    else { return }
    announce(validationError, of: id)
  }

  /// Announces words of an overlay; with others of the same batch, if one is being performed.
  private func announce(_ spoken: Spoken, of id: OverlayID) {
    announcements.append(Utterance(spoken: spoken, overlay: id, moment: host.now))
    if !isPumping { passAnnouncementsOn() }
  }

  /// Passes the announcements to the host, urgent ones first.
  ///
  /// Urgent ones are one announcement, since each would interrupt the one before. Polite ones that
  /// they cut off at once, such as those of a request just before, are said again, unless these are
  /// the newer words of the same overlay.
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

/// Words of an overlay that are announced at a moment.
struct Utterance {
  let spoken: Spoken
  let overlay: OverlayID
  let moment: Instant
}

/// An overlay's last announcement.
struct Said {
  /// The words, whether or not they were spoken: the focus may have said them.
  let announcement: Spoken?
  let moment: Instant
  /// Whether the app asks for the same words once more.
  var isAskedFor = false

  init(_ announcement: Spoken?, at moment: Instant) {
    self.announcement = announcement
    self.moment = moment
  }
}
