import FacadeTesting
import Foundation
import Testing
import UIKitNames
import Usher
import UsherTesting

@Suite("Views beside each other")
@MainActor
struct SubviewLayoutTests {
  private let view = UIView()
  private let a = NaturalButton("a", 40, 30)
  private let b = NaturalButton("b", 60, 20)
  private let c = NaturalButton("c", 50, 50)

  init() {
    for button in [a, b, c] { view.addSubview(button) }
  }

  @Test("views follow each other in a row, at the distances of its constraints")
  func row() {
    constraints(
      a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.rightAnchor.constraint(equalTo: c.leftAnchor, constant: -4),
      c.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10))
    constraints([a, b, c].map { $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 5) })
    #expect(frames == ["a 10 5 40 30", "b 58 5 60 20", "c 122 5 50 50", "in 182 55"])
  }

  @Test("views follow each other in a column, beside an edge, the middle, or the one before")
  func column() {
    constraints(
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
      c.topAnchor.constraint(equalTo: b.bottomAnchor),
      c.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -23),
      c.centerXAnchor.constraint(equalTo: view.centerXAnchor))
    #expect(frames == ["a 12 10 40 30", "b 17 48 60 20", "c 25 68 50 50", "in 100 124"])
  }

  @Test("views stand beside a column, each in its middle where constraints say so")
  func rowOfColumn() {
    constraints(
      c.leftAnchor.constraint(equalTo: view.leftAnchor),
      c.topAnchor.constraint(equalTo: view.topAnchor),
      c.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      a.leftAnchor.constraint(equalTo: c.rightAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: view.topAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 2),
      b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 7))
    #expect(frames == ["a 60 0 40 30", "b 67 32 60 20", "c 0 0 50 52", "in 127 52"])
  }

  @Test("a view is centred beside another one by its constraints")
  func middles() {
    constraints(
      c.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      c.topAnchor.constraint(equalTo: view.topAnchor, constant: 9),
      c.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
      a.leftAnchor.constraint(equalTo: c.rightAnchor, constant: 10),
      a.centerYAnchor.constraint(equalTo: c.centerYAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5),
      b.centerYAnchor.constraint(equalTo: c.centerYAnchor, constant: 3))
    #expect(frames == ["a 70 19 40 30", "b 115 27 60 20", "c 10 9 50 50", "in 175 60"])
  }

  @Test("a view is centred also beside one of unknown size")
  func middlesOfNatural() {
    let open = UIButton(type: .custom)
    open.setTitle("d", for: .normal)
    view.addSubview(open)
    constraints(
      open.leftAnchor.constraint(equalTo: view.leftAnchor),
      open.topAnchor.constraint(equalTo: view.topAnchor, constant: 9),
      open.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      b.leftAnchor.constraint(equalTo: open.rightAnchor, constant: 5),
      b.centerYAnchor.constraint(equalTo: open.centerYAnchor, constant: 3))
    for other in [a, c] { other.isHidden = true }
    #expect(frames == ["b 29 15 60 20", "d 0 9 24 26", "in 89 35"])
  }

  @Test("views stand at the far edge where only the last one is beside an edge")
  func end() {
    let wide = NaturalButton("d", 300, 10)
    view.addSubview(wide)
    constraints(
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -2),
      wide.leftAnchor.constraint(equalTo: view.leftAnchor))
    constraints([a, b, wide].map { $0.topAnchor.constraint(equalTo: view.topAnchor) })
    c.isHidden = true
    #expect(frames.prefix(2) == ["a 190 0 40 30", "b 238 0 60 20"])
  }

  @Test("views have equal widths where constraints say that alone")
  func even() {
    let (one, two) = (UIButton(type: .custom), UIButton(type: .custom))
    let pair = UIView()
    for (button, name) in [(one, "a"), (two, "b")] {
      button.setTitle(name, for: .normal)
      pair.addSubview(button)
    }
    for other in [a, b, c] { other.removeFromSuperview() }
    view.addSubview(pair)
    constraints(
      pair.widthAnchor.constraint(equalToConstant: 208),
      one.leftAnchor.constraint(equalTo: pair.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 8),
      two.rightAnchor.constraint(equalTo: pair.rightAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor))
    #expect(frames.map { $0.split(separator: " ")[1] } == ["0", "108", "208"])
  }

  @Test("views lie over each other where numbers alone say where they lie")
  func numbers() {
    let (a, b, c) = (sizedButton("a", 40, 30), sizedButton("b", 60, 20), sizedButton("c", 50, 50))
    let outer = UIView()
    for button in [a, b, c] { outer.addSubview(button) }
    constraints(
      a.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: -8),
      c.centerXAnchor.constraint(equalTo: a.rightAnchor),
      c.centerYAnchor.constraint(equalTo: a.topAnchor, constant: 25))
    constraints([a, b].map { $0.topAnchor.constraint(equalTo: outer.topAnchor) })
    #expect(
      shownFrames(in: outer) == ["a 10 0 40 30", "b 42 0 60 20", "c 25 0 50 50", "in 102 50"])
  }

  @Test("views go on after a hidden one, which keeps room only where its length is given")
  func hidden() {
    constraints(
      a.leftAnchor.constraint(equalTo: view.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      c.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 4))
    constraints([a, b, c].map { $0.topAnchor.constraint(equalTo: view.topAnchor) })
    b.isHidden = true
    #expect(frames == ["a 0 0 40 30", "c 52 0 50 50", "in 102 50"])
    constraints(b.widthAnchor.constraint(equalToConstant: 60))
    #expect(frames == ["a 0 0 40 30", "c 112 0 50 50", "in 162 50"])
  }

  @Test("views keep the size of their frame in a larger view")
  func framed() {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let open = UIButton(type: .custom)
    open.setTitle("d", for: .normal)
    open.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.addSubview(open)
    let outer = UIView()
    outer.addSubview(view)
    for other in [a, b, c] { other.isHidden = true }
    #expect(shownFrames(in: outer) == ["d 10 20 30 40", "in 200 100"])
  }

  private func constraints(_ constraints: NSLayoutConstraint...) { self.constraints(constraints) }

  private func constraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// The size of the view and the frames of its visible buttons by name.
  private var frames: [String] { shownFrames(in: view) }
}
