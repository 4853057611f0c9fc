#if canImport(ObjectiveC)
// The Objective-C name of a static member. Swift does not see it.
@available(swift, obsoleted: 1)
extension Banner {
  /// The app in whose window banners are shown.
  @objc(application) public static var applicationInObjectiveC: (any ApplicationContext)? {
    get { application }
    set { application = newValue }
  }
}
#endif
