/// A picture of curves over a logarithmic axis of sizes, in SVG, for light and dark pages.
struct Plot {
  let title: String
  /// The title of the axis of sizes.
  let variable: String
  let unit: Curves.Unit
  let limit: Curves.Limit?
  /// The curves; points without a place on the axes are left out.
  let series: [(name: String, points: [(x: Double, y: Double)])]

  private static let (left, top, width, height) = (76.0, 56.0, 480.0, 280.0)
  private static let lineHeight = 17.0
  /// The colours on light and on dark pages, told apart by people with any colour vision.
  private static let colours = [
    ("#0550ae", "#79c0ff"), ("#bc4c00", "#f0883e"), ("#116329", "#56d364"),
    ("#8250df", "#d2a8ff"), ("#57606a", "#b1bac4"),
  ]

  /// The picture.
  var svg: String {
    let x = Axis(.logarithmic, of: series.flatMap { $0.points.map(\.x) })
    let values = series.flatMap { $0.points.map(\.y) } + (limit.map { [$0.value] } ?? [])
    let y = Axis(unit == .time ? .logarithmic : .linear, of: values)
    let longest = series.map(\.name.count).max() ?? 0
    let size = (
      width: Self.left + Self.width + 28 + 7 * Double(longest), height: Self.top + Self.height + 56
    )
    let whole = "\(Self.number(size.width))\" height=\"\(Self.number(size.height))"
    return
      ([
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(whole)" \
        viewBox="0 0 \(Self.number(size.width)) \(Self.number(size.height))" role="img">
        """,
        "<title>\(Self.escaped(title))</title>", style,
        "<rect class=\"paper\" width=\"\(whole)\"/>",
        Self.text(title, x: 20, y: 28, "title"),
      ]
      + grid(x, y) + limitLine(y) + curves(x, y) + ["</svg>", ""]).joined(separator: "\n")
  }

  private var style: String {
    let classes = { (colour: (String, String) -> String) in
      series.indices.map { index in
        let (light, dark) = Self.colours[index % Self.colours.count]
        return ".s\(index) { color: \(colour(light, dark)) }"
      }
      .joined(separator: " ")
    }
    return """
      <style>
      text { font: 13px system-ui, sans-serif; fill: #57606a }
      .title { font-size: 15px; font-weight: 600; fill: #1f2328 }
      .x { text-anchor: middle } .y { text-anchor: end }
      .paper { fill: #ffffff } .grid { stroke: #e3e7eb } .axis { stroke: #8c959f }
      .limit { stroke: #cf222e; stroke-dasharray: 5 4 } .limit-name { fill: #cf222e }
      .curve { fill: none; stroke: currentColor; stroke-width: 2 } .leader { stroke: currentColor }
      .point, .name { fill: currentColor }
      \(classes { light, _ in light })
      @media (prefers-color-scheme: dark) {
      text { fill: #9ea7b3 } .title { fill: #f0f3f6 }
      .paper { fill: #0d1117 } .grid { stroke: #262c36 } .axis { stroke: #6e7681 }
      .limit { stroke: #ff7b72 } .limit-name { fill: #ff7b72 }
      \(classes { _, dark in dark })
      }
      </style>
      """
  }

  /// The lines and numbers of both axes, and their titles.
  private func grid(_ x: Axis, _ y: Axis) -> [String] {
    let (right, bottom) = (Self.left + Self.width, Self.top + Self.height)
    var lines: [String] = []
    for tick in y.ticks {
      guard let place = Self.y(of: tick, y) else { continue }
      lines.append(Self.line(Self.left, place, right, place, "grid"))
      lines.append(Self.text(label(tick), x: Self.left - 8, y: place + 4, "y"))
    }
    for tick in x.ticks {
      guard let place = Self.x(of: tick, x) else { continue }
      lines.append(Self.line(place, Self.top, place, bottom, "grid"))
      lines.append(Self.text(Format.grouped(Int(tick)), x: place, y: bottom + 20, "x"))
    }
    lines.append(Self.line(Self.left, bottom, right, bottom, "axis"))
    lines.append(Self.text(variable, x: Self.left + Self.width / 2, y: bottom + 42, "x"))
    return lines
  }

  private func limitLine(_ y: Axis) -> [String] {
    guard let limit, let place = Self.y(of: limit.value, y) else { return [] }
    return [
      Self.line(Self.left, place, Self.left + Self.width, place, "limit"),
      Self.text(limit.name, x: Self.left + 8, y: place - 6, "limit-name"),
    ]
  }

  private func curves(_ x: Axis, _ y: Axis) -> [String] {
    let places = series.map { series in
      series.points.compactMap { point in
        Self.x(of: point.x, x).flatMap { x in Self.y(of: point.y, y).map { (x: x, y: $0) } }
      }
    }
    let names = Self.spread(places.map { $0.last?.y })
    var lines: [String] = []
    for (index, places) in places.enumerated() {
      guard let end = places.last, let name = names[index] else { continue }
      lines.append("<g class=\"s\(index)\">")
      if places.count > 1 {
        let points = places.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
        lines.append("<polyline class=\"curve\" points=\"\(points.joined(separator: " "))\"/>")
      }
      for (x, y) in places {
        lines.append(
          "<circle class=\"point\" cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"3\"/>")
      }
      let start = end.x + 16
      lines.append(Self.line(end.x + 4, end.y, start - 3, name, "leader"))
      lines.append(Self.text(series[index].name, x: start, y: name + 4, "name"))
      lines.append("</g>")
    }
    return lines
  }

  /// Moves the names of curves apart that would cover each other, and keeps their order.
  private static func spread(_ places: [Double?]) -> [Double?] {
    let order = places.indices.filter { places[$0] != nil }
      .sorted { (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1) }
    var spread = places
    var next = -Double.infinity
    for index in order {
      spread[index] = max(places[index] ?? 0, next)
      next = (spread[index] ?? 0) + lineHeight
    }
    var last = top + height
    for index in order.reversed() {
      spread[index] = min(spread[index] ?? 0, last)
      last = (spread[index] ?? 0) - lineHeight
    }
    return spread
  }

  /// Formats a tick's value without the decimals that a round number has not.
  private func label(_ value: Double) -> String {
    let text = unit.format(value).split(separator: " ", maxSplits: 1)
    guard text.count == 2, text[0].contains(".") else { return text.joined(separator: " ") }
    var number = text[0]
    while number.last == "0" { number.removeLast() }
    if number.last == "." { number.removeLast() }
    return "\(number) \(text[1])"
  }

  private static func x(of value: Double, _ axis: Axis) -> Double? {
    axis.place(of: value).map { left + $0 * width }
  }

  private static func y(of value: Double, _ axis: Axis) -> Double? {
    axis.place(of: value).map { top + (1 - $0) * height }
  }
}

// The elements of the picture.

extension Plot {
  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ kind: String
  ) -> String {
    """
    <line class="\(kind)" x1="\(number(x1))" y1="\(number(y1))" x2="\(number(x2))" y2="\(number(y2))"/>
    """
  }

  private static func text(_ text: String, x: Double, y: Double, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
  }

  /// Formats a coordinate with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
