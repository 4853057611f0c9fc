public struct Inner {
  public init() {}
  public var forAll = 1
  package var forThePackage = 2
  @_spi(Facades) public var forFriends = 3
}
