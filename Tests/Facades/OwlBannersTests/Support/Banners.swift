import FacadeTesting
import Testing

/// All tests of banners, one after the other: `Banner.application` is one for all.
@Suite(.serialized, .ownDefault)
enum Banners {}
