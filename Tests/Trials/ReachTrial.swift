public import Usher

/// Content of a preset with some attributes, in one of seven languages.
///
/// The window is between 200 by 200 points and the size of a tablet.
@MainActor
public struct ReachTrial {
  /// The description of the trial, for the report of a failure.
  public let name: String
  /// The content.
  public let content: OverlayContent
  /// The attributes, for an overlay that stays until dismissed.
  public let attributes: OverlayPreset
  /// The window's size.
  public let area: OverlaySize
  /// The scale of text, from 1 to 3.1.
  public let textScale: Double
  /// Whether the language is written from right to left.
  public let isReversed: Bool

  /// Creates the trial with a number, which determines all its values.
  public init(_ number: UInt64) {
    var dice = Dice(state: number)
    let words = dice.pick(from: Self.languages)
    let attributes = dice.pick(from: Self.attributes)
    let content = dice.pick(from: Self.contents)
    let area = OverlaySize(
      width: dice.pick(from: [200, 320, 360, 390, 820]),
      height: dice.pick(from: [200, 320, 480, 844]))
    self.init(
      content, as: attributes, in: words, area: area,
      textScale: dice.pick(from: [1, 1.5, 2, 3.1]))
  }

  private init(
    _ content: Content, as attributes: Attributes, in words: Words, area: OverlaySize,
    textScale: Double
  ) {
    (self.area, self.textScale) = (area, textScale)
    isReversed = words.isReversed
    self.content = content.make(words)
    self.attributes = attributes.value.with { $0.duration = .infinite }
    name =
      "\(content.name) as \(attributes.name) in \(words.name), \(area), letters × \(textScale)"
  }

  /// Returns a trial of each content with its usual attributes, in a language such as `German`.
  public static func all(
    in language: String, area: OverlaySize, textScale: Double
  ) -> [ReachTrial] {
    let words = languages.filter { $0.name == language }
    return words.flatMap { words in
      contents.flatMap { content in
        attributes.filter { $0.name == content.usual }
          .map { ReachTrial(content, as: $0, in: words, area: area, textScale: textScale) }
      }
    }
  }

  /// Returns the reasons why the user can't reach the content.
  ///
  /// - Parameters:
  ///   - card: The overlay's frame.
  ///   - buttons: The frames of its buttons, each scrolled into view if possible.
  ///   - area: The window's size, or `nil` for the trial's size.
  /// - Returns: A sentence for each fault.
  public func complaints(
    card: OverlayRect, buttons: [OverlayRect], in area: OverlaySize? = nil
  ) -> [String] {
    let window = OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: area ?? self.area)
    var faults = window.holds(card) ? [] : ["The card \(card) is outside the window."]
    for button in buttons where button.size.width < 24 || button.size.height < 24 {
      faults.append("The button at \(button) is too small to hit.")
    }
    for button in buttons where !card.shows(button) {
      faults.append("The button at \(button) is outside the card \(card).")
    }
    return faults.map { "\(name): \($0)" }
  }

  /// The texts of a language.
  private struct Words {
    let name: String
    let short: String
    let action: String
    let long: String
    let sentence: String
    var isReversed = false
  }

  private static let languages = [
    Words(
      name: "English", short: "Cancel", action: "Show in folder",
      long: "Internationalization preferences",
      sentence: "The transfer failed because the connection was interrupted."),
    Words(
      name: "German", short: "Abbrechen", action: "Übertragungen abbrechen",
      long: "Benachrichtigungseinstellungen",
      sentence: "Die Übertragung ist wegen einer Verbindungsunterbrechung fehlgeschlagen."),
    Words(
      name: "French", short: "Annuler", action: "Afficher dans le dossier",
      long: "Paramètres anticonstitutionnellement",
      sentence: "Le transfert a échoué à cause d’une interruption de la connexion."),
    Words(
      name: "Spanish", short: "Cancelar", action: "Mostrar en la carpeta",
      long: "Electroencefalografista responsable",
      sentence: "La transferencia falló porque se interrumpió la conexión."),
    Words(
      name: "Arabic", short: "إلغاء", action: "إظهار في المجلد",
      long: "إعدادات الإشعارات والاستخدامات",
      sentence: "فشل النقل بسبب انقطاع الاتصال بالخادم.", isReversed: true),
    Words(
      name: "Japanese", short: "キャンセル", action: "フォルダーに表示", long: "インターネットプロトコルの通知設定",
      sentence: "接続が中断されたため、転送に失敗しました。"),
    Words(
      name: "Chinese", short: "取消", action: "在文件夹中显示", long: "通知与互联网协议的偏好设置",
      sentence: "由于连接中断，传输失败。"),
  ]

  private typealias Attributes = (name: String, value: OverlayPreset)

  private static let attributes: [Attributes] = [
    ("message", .message), ("question", OverlayPreset.question),
    ("topToast", OverlayPreset.topToast),
    ("bottomFloat", OverlayPreset.bottomFloat), ("centerFloat", OverlayPreset.centerFloat),
    ("topCard", OverlayPreset.topCard), ("bottomTab", OverlayPreset.bottomTab),
    ("center", OverlayPreset.center),
    ("banner", OverlayPreset.banner), ("statusBar", OverlayPreset.statusBar),
    ("undo", OverlayPreset.undo),
    ("platformToast", OverlayPreset.platformToast(.adwaita)),
    ("platformAlert", OverlayPreset.platformAlert(.glass)), ("plain", OverlayPreset.plain),
  ]

  /// A content, with the name of its usual attributes.
  private typealias Content = (
    name: String, usual: String, make: @MainActor (Words) -> OverlayContent
  )

  private static let contents: [Content] = [
    (
      "a notification", "topToast",
      {
        .notification(
          icon: .glyph(.warningTriangle), title: $0.sentence, description: $0.long,
          button: OverlayNode.Button($0.action))
      }
    ),
    (
      "a message", "message",
      {
        .message(
          .error, title: $0.sentence, description: $0.long, button: OverlayNode.Button($0.action))
      }
    ),
    (
      "a card", "topCard",
      {
        .message(
          .warning, layout: .card, title: $0.long, description: $0.sentence,
          button: OverlayNode.Button($0.short))
      }
    ),
    (
      "an alert", "question",
      {
        .alert(
          title: OverlayNode.Text($0.long), description: OverlayNode.Text($0.sentence),
          bar: bar([$0.short, $0.action]))
      }
    ),
    (
      "an alert with eight buttons", "question",
      { words in
        .alert(
          title: OverlayNode.Text(words.short), description: OverlayNode.Text(""),
          bar: bar((1...8).map { "\(words.action) \($0)" }))
      }
    ),
    (
      "a long text", "question",
      { words in
        .alert(
          title: OverlayNode.Text(words.long),
          description: OverlayNode.Text(
            String(repeating: words.sentence + " ", count: 20)), bar: bar([words.action]))
      }
    ),
    (
      "an alert of libadwaita", "platformAlert",
      { .platformAlert($0.long, $0.sentence, bar: bar([$0.short, $0.action]), style: .adwaita) }
    ),
    (
      "an alert of glass", "platformAlert",
      { .platformAlert($0.long, $0.sentence, bar: bar([$0.short, $0.action]), style: .glass) }
    ),
    (
      "a toast of libadwaita", "platformToast",
      { .platformToast($0.sentence, button: OverlayNode.Button($0.action), style: .adwaita) }
    ),
    (
      "a toast of glass", "platformToast",
      { .platformToast($0.sentence, button: OverlayNode.Button($0.action), style: .glass) }
    ),
    (
      "a pop-up", "centerFloat",
      {
        .popUp(
          title: OverlayNode.Text($0.long), description: OverlayNode.Text($0.sentence),
          button: OverlayNode.Button($0.action))
      }
    ),
    (
      "a form", "bottomTab",
      { words in
        .form(
          title: OverlayNode.Text(words.long),
          fields: [words.short, words.sentence].map {
            OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text($0))
          },
          button: OverlayNode.Button(words.action), cancel: OverlayNode.Button(words.short))
      }
    ),
    ("a banner", "banner", { .banner(.error, title: $0.sentence) }),
    (
      "progress", "bottomFloat",
      {
        .progress(
          OverlayNode.Text($0.sentence), done: ObservableValue(0.5),
          button: OverlayNode.Button($0.short))
      }
    ),
    (
      "an amount", "center",
      {
        .amount(
          ObservableValue(0), title: $0.long, symbol: "🌮", accept: OverlayNode.Button($0.action),
          decline: OverlayNode.Button($0.short))
      }
    ),
    (
      "a note", "statusBar",
      { .note(OverlayNode.Text($0.sentence), activity: OverlayNode.Activity()) }
    ),
    (
      "a message that is timed", "undo",
      { .timed(.notification(title: $0.sentence, button: OverlayNode.Button($0.action))) }
    ),
    (
      "a tip", "topCard",
      {
        .tip(
          $0.sentence, icon: .glyph(.envelope), title: $0.long,
          button: OverlayNode.Button($0.action))
      }
    ),
    (
      "a row of one's own", "topToast",
      { words in
        Overlay {
          HStack {
            Text(words.sentence)
            HStack {
              Button(words.short) {}
              Button(words.action) {}.padding(.leading, 8)
            }
          }
        }.content
      }
    ),
    (
      "buttons of one width", "center",
      { words in
        Overlay {
          VStack {
            Text(words.long)
            HStack {
              Button(words.short) {}.frame(maxWidth: .infinity)
              Button(words.action) {}.frame(maxWidth: .infinity)
            }
          }.frame(width: 400)
        }.content
      }
    ),
    (
      "icons in a row", "bottomFloat",
      { words in
        Overlay {
          Text(words.long)
          HStack {
            for number in 1...8 {
              Button {
              } label: {
                Image(.glyph(.envelope), label: "\(words.short) \(number)")
              }
            }
          }
        }.content
      }
    ),
  ]

  private static func bar(_ titles: [String]) -> ButtonBar {
    ButtonBar(titles.map { OverlayNode.Button($0) })
  }
}

extension OverlayRect {
  /// Whether another rectangle is inside, or covers the full height if it's higher.
  fileprivate func shows(_ other: OverlayRect) -> Bool {
    guard other.size.height > size.height else { return holds(other) }
    return holds(
      OverlayRect(x: other.minX, y: minY, width: other.size.width, height: size.height))
      && other.minY <= minY && other.maxY >= maxY
  }

  /// Whether another rectangle is inside, with a tolerance of half a point.
  fileprivate func holds(_ other: OverlayRect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5
      && other.maxY <= maxY + 0.5
  }
}

/// A random generator that makes the same choices on every machine.
///
/// It uses SplitMix64, so neighboring seeds give unrelated choices.
private struct Dice {
  var state: UInt64

  mutating func pick<Element>(from all: [Element]) -> Element {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return all[Int(mixed % UInt64(all.count))]
  }
}
