import FacadeTesting
import Testing

/// The suite of all banner tests.
///
/// They run in sequence, because `Banner.application` is global.
@Suite("OwlBanners", .serialized, .ownDefault)
enum Banners {}
