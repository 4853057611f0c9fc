import FacadeTesting
import Testing

/// The suite of all banner tests; serialized, since `Banner.application` is global.
@Suite("OwlBanners", .serialized, .ownDefault)
enum Banners {}
