import Testing

@testable import Measuring

@Suite("Plots")
struct PlotTests {
  private func plot(
    _ series: [(name: String, points: [(x: Double, y: Double)])], limit: Curves.Limit? = nil
  ) -> Plot {
    Plot(title: "Title", variable: "sizes", unit: .time, limit: limit, series: series)
  }

  @Test("a plot is an SVG picture with axes, a limit, curves and their names")
  func whole() {
    let picture = plot(
      [("a < b", [(1, 1000), (10, 10_000)]), ("other", [(1, 1000), (10, 9000)])],
      limit: Curves.Limit(name: "limit", value: 50_000))
    #expect(picture.svg == Self.expected)
  }

  @Test("a curve of one point is a point")
  func onePoint() {
    let picture = plot([("one", [(10, 1000)])]).svg
    #expect(picture.contains("<circle class=\"point\" cx=\"316\" cy=\"196\" r=\"3\"/>"))
    #expect(!picture.contains("<polyline"))
  }

  @Test("equal values are a level line")
  func equalValues() {
    #expect(plot([("level", [(1, 1000), (10, 1000)])]).svg.contains("points=\"76,196 556,196\""))
  }

  @Test(
    "a value without a place is left out",
    arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func leftOut(value: Double) {
    #expect(
      plot([("curve", [(1, 1000), (2, value), (10, 2000)])]).svg
        == plot([("curve", [(1, 1000), (10, 2000)])]).svg)
    let empty = plot([("curve", [(1, value)])]).svg
    #expect(!empty.contains("<circle") && !empty.contains(">curve<"))
  }

  @Test("names of curves that end together lie below each other, inside the picture")
  func names() {
    let picture = plot([("one", [(1, 10), (10, 1)]), ("two", [(1, 10), (10, 1)])]).svg
    #expect(picture.contains("<text class=\"name\" x=\"572\" y=\"323\">one</text>"))
    #expect(picture.contains("<text class=\"name\" x=\"572\" y=\"340\">two</text>"))
  }

  @Test("the name of a curve stands beside its last point")
  func shortCurve() {
    let picture = plot([("long", [(1, 10), (10, 1)]), ("short", [(1, 1), (2, 10)])]).svg
    #expect(picture.contains("<text class=\"name\" x=\"236.5\" y=\"60\">short</text>"))
    #expect(picture.contains("<text class=\"name\" x=\"572\" y=\"340\">long</text>"))
  }

  private static let expected = """
    <svg xmlns="http://www.w3.org/2000/svg" width="619" height="392" viewBox="0 0 619 392" role="img">
    <title>Title</title>
    <style>
    text { font: 13px system-ui, sans-serif; fill: #57606a }
    .title { font-size: 15px; font-weight: 600; fill: #1f2328 }
    .x { text-anchor: middle } .y { text-anchor: end }
    .paper { fill: #ffffff } .grid { stroke: #e3e7eb } .axis { stroke: #8c959f }
    .limit { stroke: #cf222e; stroke-dasharray: 5 4 } .limit-name { fill: #cf222e }
    .curve { fill: none; stroke: currentColor; stroke-width: 2 } .leader { stroke: currentColor }
    .point, .name { fill: currentColor }
    .s0 { color: #0550ae } .s1 { color: #bc4c00 }
    @media (prefers-color-scheme: dark) {
    text { fill: #9ea7b3 } .title { fill: #f0f3f6 }
    .paper { fill: #0d1117 } .grid { stroke: #262c36 } .axis { stroke: #6e7681 }
    .limit { stroke: #ff7b72 } .limit-name { fill: #ff7b72 }
    .s0 { color: #79c0ff } .s1 { color: #f0883e }
    }
    </style>
    <rect class="paper" width="619" height="392"/>
    <text class="title" x="20" y="28">Title</text>
    <line class="grid" x1="76" y1="336" x2="556" y2="336"/>
    <text class="y" x="68" y="340">1 µs</text>
    <line class="grid" x1="76" y1="286.4" x2="556" y2="286.4"/>
    <text class="y" x="68" y="290.4">2 µs</text>
    <line class="grid" x1="76" y1="220.8" x2="556" y2="220.8"/>
    <text class="y" x="68" y="224.8">5 µs</text>
    <line class="grid" x1="76" y1="171.2" x2="556" y2="171.2"/>
    <text class="y" x="68" y="175.2">10 µs</text>
    <line class="grid" x1="76" y1="121.6" x2="556" y2="121.6"/>
    <text class="y" x="68" y="125.6">20 µs</text>
    <line class="grid" x1="76" y1="56" x2="556" y2="56"/>
    <text class="y" x="68" y="60">50 µs</text>
    <line class="grid" x1="76" y1="56" x2="76" y2="336"/>
    <text class="x" x="76" y="356">1</text>
    <line class="grid" x1="220.5" y1="56" x2="220.5" y2="336"/>
    <text class="x" x="220.5" y="356">2</text>
    <line class="grid" x1="411.5" y1="56" x2="411.5" y2="336"/>
    <text class="x" x="411.5" y="356">5</text>
    <line class="grid" x1="556" y1="56" x2="556" y2="336"/>
    <text class="x" x="556" y="356">10</text>
    <line class="axis" x1="76" y1="336" x2="556" y2="336"/>
    <text class="x" x="316" y="378">sizes</text>
    <line class="limit" x1="76" y1="56" x2="556" y2="56"/>
    <text class="limit-name" x="84" y="50">limit</text>
    <g class="s0">
    <polyline class="curve" points="76,336 556,171.2"/>
    <circle class="point" cx="76" cy="336" r="3"/>
    <circle class="point" cx="556" cy="171.2" r="3"/>
    <line class="leader" x1="560" y1="171.2" x2="569" y2="171.2"/>
    <text class="name" x="572" y="175.2">a &lt; b</text>
    </g>
    <g class="s1">
    <polyline class="curve" points="76,336 556,178.7"/>
    <circle class="point" cx="76" cy="336" r="3"/>
    <circle class="point" cx="556" cy="178.7" r="3"/>
    <line class="leader" x1="560" y1="178.7" x2="569" y2="188.2"/>
    <text class="name" x="572" y="192.2">other</text>
    </g>
    </svg>

    """
}
