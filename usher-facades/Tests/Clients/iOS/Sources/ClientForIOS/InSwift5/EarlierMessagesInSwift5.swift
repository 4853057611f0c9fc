#if !swift(>=6)
import SwiftMessages
import UIKit

// Names from earlier versions, and the keys that nib files copied from those versions set.

class EarlierMessageScreen: UIViewController {
  @available(*, deprecated, message: "The names are those of earlier versions.")
  func showAll() {
    let layouts: [MessageView.Layout] = [
      .messageViewIOS8, .MessageViewIOS8, .MessageView, .CardView, .TabView, .StatusLine,
    ]
    for layout in layouts {
      let view = MessageView.viewFromNib(layout: layout)
      view.statusBarOffset = 20
      view.safeAreaTopOffset = -10
      view.safeAreaBottomOffset = view.safeAreaTopOffset
      SwiftMessages.show(view: view)
    }
  }

  @available(*, deprecated, message: "The keys are those of earlier versions.")
  func loadKeys() {
    let keys = [
      #keyPath(BaseView.statusBarOffset), #keyPath(MessageView.safeAreaTopOffset),
      #keyPath(MessageView.safeAreaBottomOffset),
    ]
    let view = MessageView.viewFromNib(layout: .cardView)
    for key in keys { view.setValue(20, forKey: key) }
  }
}
#endif
