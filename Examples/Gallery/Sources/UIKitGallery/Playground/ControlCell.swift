import GalleryModel
import UIKit

/// A row of the playground, with the name of a control, and a switch, a stepper or the chosen
/// value.
final class ControlCell: UITableViewCell {
  /// Receives a change by the user.
  typealias Change = @MainActor ((inout Playground) -> Void) -> Void

  private lazy var toggle = makeToggle()
  private lazy var stepper = makeStepper()
  private var setToggle: (Bool) -> Void = { _ in }
  private var setNumber: (Double) -> Void = { _ in }

  private func makeToggle() -> UISwitch {
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { [weak self] in
        if let isOn = ($0.sender as? UISwitch)?.isOn { self?.setToggle(isOn) }
      }, for: .valueChanged)
    return toggle
  }

  private func makeStepper() -> UIStepper {
    let stepper = UIStepper()
    stepper.addAction(
      UIAction { [weak self] in
        if let value = ($0.sender as? UIStepper)?.value { self?.setNumber(value) }
      }, for: .valueChanged)
    return stepper
  }

  /// Shows a control and its current value.
  ///
  /// A control without effect is dimmed and disabled.
  func show(_ control: Control, of playground: Playground, change: @escaping Change) {
    let isActive = control.isActive(in: playground)
    var content = UIListContentConfiguration.valueCell()
    content.text = control.title
    content.textProperties.color = isActive ? .label : .tertiaryLabel
    content.secondaryTextProperties.color = isActive ? .secondaryLabel : .tertiaryLabel
    var input: UIView?
    accessibilityTraits = isActive ? [] : .notEnabled
    selectionStyle = .none
    switch control.kind {
    case .choice(let choice):
      content.secondaryText = choice.selected(playground).map { choice.titles[$0] }
      selectionStyle = isActive ? .default : .none
      accessibilityTraits.insert(.button)
    case .toggle(let isOn, let set):
      toggle.isOn = isOn(playground)
      toggle.isEnabled = isActive
      toggle.accessibilityLabel = control.title
      setToggle = { isOn in change { set(&$0, isOn) } }
      input = toggle
    case .number(let number):
      content.secondaryText = Self.words(number.value(playground), number.unit)
      stepper.minimumValue = number.range.lowerBound
      stepper.maximumValue = number.range.upperBound
      stepper.stepValue = number.step
      stepper.value = number.value(playground)
      stepper.isEnabled = isActive
      stepper.accessibilityLabel = control.title
      stepper.accessibilityValue = content.secondaryText
      setNumber = { value in change { number.set(&$0, value) } }
      input = stepper
    }
    contentConfiguration = content
    accessoryType = input == nil ? .disclosureIndicator : .none
    // A touched control would lose its touch if it were added again.
    if accessoryView !== input { accessoryView = input }
  }

  /// A number with its unit, without rounding errors of binary fractions: "0.15 s".
  private static func words(_ value: Double, _ unit: String) -> String {
    let rounded = (value * 100).rounded() / 100
    let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
