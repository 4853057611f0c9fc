/// What the ready-made views are made of.
public struct EKProperty {
  private init() {}
}
