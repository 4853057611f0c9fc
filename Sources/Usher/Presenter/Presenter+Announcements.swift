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
    handles[id]?.request?.said = Said(semantics.changed, at: host.now)
    if let announcement = semantics.announcement { announce(announcement) }
  }

  /// Returns the description of an overlay that appears; `nil` without content.
  private func arrivalSemantics(of id: OverlayID) -> ResolvedSemantics? {
    defer { described = nil }
    // Mostly the content was built just before, and describing it takes an eighth of a request.
    if let described, described.id == id { return described.semantics }
    return handles[id]?.request?.content.map { semantics(of: $0, shownAs: id) }
  }

  /// Announces the words of a shown overlay if they have changed since they were last said; words
  /// said less than two seconds ago are followed by the newest ones when the two seconds are over.
  func announceChange(of id: OverlayID) {
    guard let handle = handles[id], handle.state.isShown, let request = handle.request,
      let content = request.content, let said = request.said,
      !alarms.contains(where: { $0.overlay == id }),
      let changed = semantics(of: content, shownAs: id).changed,
      changed.words != said.announcement?.words
    else { return }
    let wait = host.now.duration(to: said.moment.advanced(by: Self.pause))
    guard wait > .zero else {
      handle.request?.said = Said(changed, at: host.now)
      return announce(changed)
    }
    act(after: wait, for: id) { [weak self] in self?.announceChange(of: id) }
  }

  /// Announces words; with others of the same batch, if one is being performed.
  func announce(_ spoken: Spoken) {
    announcements.append(spoken)
    if !isPumping { passAnnouncementsOn() }
  }

  /// Passes the announcements to the host, urgent ones first.
  ///
  /// Urgent ones are one announcement, since each would interrupt the one before. Polite ones that
  /// they cut off at once, such as those of a request just before, are said again.
  func passAnnouncementsOn() {
    guard let first = announcements.first else { return }
    let now = host.now
    begunAnnouncements.removeAll { $0.moment.duration(to: now) >= Self.unheard }
    if announcements.count == 1, first.politeness == .polite {
      announcements = []
      return say(first, at: now)
    }
    let urgent = announcements.filter { $0.politeness == .assertive }
    var polite = announcements.filter { $0.politeness == .polite }
    announcements = []
    if !urgent.isEmpty {
      host.announce(urgent.map(\.words).asSentences, .assertive)
      polite = begunAnnouncements.compactMap(\.announcement) + polite
      begunAnnouncements = []
    }
    for spoken in polite { say(spoken, at: now) }
  }

  private func say(_ polite: Spoken, at now: Instant) {
    host.announce(polite.words, .polite)
    begunAnnouncements.append(Said(polite, at: now))
  }
}

/// An overlay's last announcement.
struct Said {
  /// The words, whether or not they were spoken: the focus may have said them.
  let announcement: Spoken?
  let moment: Instant

  init(_ announcement: Spoken?, at moment: Instant) {
    self.announcement = announcement
    self.moment = moment
  }
}
