/// The namespace for the parts of the ready-made views.
public struct EKProperty {
  private init() {}
}
