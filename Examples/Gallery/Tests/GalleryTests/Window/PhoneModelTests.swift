import GalleryModel
import Testing
import Usher

@Suite("The phone in the gallery")
struct PhoneModelTests {
  @Test(
    "a phone held sideways is as wide as it was high, with the notch at a side",
    arguments: [
      (false, true, true, Insets(top: 47, left: 0, bottom: 34, right: 0)),
      (false, false, true, Insets(top: 0, left: 0, bottom: 34, right: 0)),
      (false, true, false, Insets(top: 47, left: 0, bottom: 0, right: 0)),
      (true, true, true, Insets(top: 0, left: 47, bottom: 21, right: 47)),
      (true, false, true, Insets(top: 0, left: 0, bottom: 21, right: 0)),
      (true, true, false, Insets(top: 0, left: 47, bottom: 0, right: 47)),
    ])
  func safeArea(isLandscape: Bool, hasNotch: Bool, hasHomeBar: Bool, safeArea: Insets) {
    for screen in PhoneModel.Screen.allCases {
      var phone = PhoneModel()
      phone.screen = screen
      let upright = phone.size
      phone.isLandscape = isLandscape
      phone.hasNotch = hasNotch
      phone.hasHomeBar = hasHomeBar
      #expect(phone.safeArea == safeArea)
      let sideways = OverlaySize(width: upright.height, height: upright.width)
      #expect(phone.size == (isLandscape ? sideways : upright))
    }
  }

  @Test("only a phone that fits the window may be shorter than its size")
  func minimumSize() {
    for screen in PhoneModel.Screen.allCases {
      for isLandscape in [false, true] {
        var phone = PhoneModel()
        phone.screen = screen
        phone.isLandscape = isLandscape
        let shortest =
          isLandscape ? OverlaySize(width: 480, height: 390) : OverlaySize(width: 390, height: 400)
        #expect(phone.minimumSize == (screen == .fitting ? shortest : phone.size))
      }
    }
  }
}

@Suite("The parts of the gallery's window")
struct GalleryLayoutTests {
  @Test(
    "a window below 900 points shows one part at a time, with a way back",
    arguments: [
      (900, .sections, [.sections, .page, .phone], nil),
      (900, .phone, [.sections, .page, .phone], nil),
      (899, .sections, [.sections], nil),
      (899, .page, [.page], .sections),
      (899, .phone, [.phone], .page),
    ] as [(Double, GalleryLayout.Part, [GalleryLayout.Part], GalleryLayout.Part?)])
  func parts(
    width: Double, part: GalleryLayout.Part, visible: [GalleryLayout.Part],
    back: GalleryLayout.Part?
  ) {
    var layout = GalleryLayout()
    layout.width = width
    layout.show(part)
    #expect(GalleryLayout.Part.allCases.filter(layout.shows) == visible)
    #expect(layout.back == back)
  }
}
