// What another package may not do with an inner one, and what its own settings forbid.
import Inner

protocol Named {}

var shared = Inner()  // !!

func mistakes(_ named: Named) -> Int {  // !!
  Inner().forAll
    + Inner().forThePackage  // !!
    + Inner().forFriends  // !!
}
