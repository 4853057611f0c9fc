#if canImport(ObjectiveC)
// The name that Objective-C knows a static member by. Swift does not see it.
@available(swift, obsoleted: 1)
extension Banner {
  /// The app whose window banners are shown in.
  @objc(application) public static var applicationInObjectiveC: (any ApplicationContext)? {
    get { application }
    set { application = newValue }
  }
}
#endif
