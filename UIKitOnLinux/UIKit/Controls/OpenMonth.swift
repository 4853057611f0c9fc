internal import Foundation

/// The month that a date picker shows, drawn above everything else in the picker's window.
///
/// A tap outside the month closes it.
final class OpenMonth: UIControl {
  private let sheet = UIView()
  private weak var picker: UIDatePicker?
  /// A date in the shown month.
  private var shown = Date()

  private static let side: CGFloat = 40
  private static let margin: CGFloat = 10

  /// Opens the month of a picker's date, or does nothing if the picker isn't in a window.
  static func open(for picker: UIDatePicker) {
    guard let window = picker.window else { return }
    let month = OpenMonth(frame: window.bounds)
    month.picker = picker
    month.shown = picker.date
    month.sheet.backgroundColor = .secondarySystemGroupedBackground
    month.sheet.layer.cornerRadius = 12
    month.sheet.layer.shadowOpacity = 0.2
    month.sheet.layer.shadowRadius = 16
    month.addSubview(month.sheet)
    month.addAction(
      UIAction { [weak month] _ in month?.removeFromSuperview() }, for: .touchUpInside)
    month.place(at: picker.convert(picker.bounds, to: window), in: window.bounds)
    month.fill()
    window.addSubview(month)
  }

  private func place(at frame: CGRect, in room: CGRect) {
    let size = CGSize(
      width: Self.side * 7 + Self.margin * 2, height: Self.side * 7 + Self.margin * 2)
    sheet.frame = CGRect(
      x: min(max(frame.maxX - size.width, 8), max(room.width - size.width - 8, 8)),
      y: min(max(frame.maxY + 8, 40), max(room.height - size.height - 40, 40)),
      width: size.width, height: size.height)
  }

  /// Shows the days of the month.
  private func fill() {
    for view in sheet.subviews { view.removeFromSuperview() }
    guard let picker, let month = picker.days.dateInterval(of: .month, for: shown),
      let count = picker.days.range(of: .day, in: .month, for: shown)?.count
    else { return }
    let title = UILabel()
    title.text = picker.text(of: shown, in: "MMMMyyyy")
    title.textAlignment = .center
    title.frame = cell(column: 1, row: 0, columns: 5)
    sheet.addSubview(title)
    for (column, direction, sign) in [(0, -1, "‹"), (6, 1, "›")] {
      add(sign, at: cell(column: column, row: 0)) { [weak self] in self?.turn(by: direction) }
    }
    let first = picker.days.component(.weekday, from: month.start)
    let start = (first - picker.days.firstWeekday + 7) % 7
    for day in 0..<count {
      guard
        let date = picker.days.date(byAdding: .day, value: day, to: picker.date(on: month.start))
      else { continue }
      let place = start + day
      let button = add("\(day + 1)", at: cell(column: place % 7, row: place / 7 + 1)) {
        [weak self] in
        self?.picker?.choose(date)
        self?.fill()
      }
      button.isEnabled =
        date >= picker.minimumDate ?? date && date <= picker.maximumDate ?? date
      button.isSelected = picker.days.isDate(date, inSameDayAs: picker.date)
      if button.isSelected { button.backgroundColor = .tertiarySystemFill }
    }
  }

  private func turn(by months: Int) {
    guard let picker, let new = picker.days.date(byAdding: .month, value: months, to: shown) else {
      return
    }
    shown = new
    fill()
  }

  private func cell(column: Int, row: Int, columns: Int = 1) -> CGRect {
    CGRect(
      x: Self.margin + CGFloat(column) * Self.side, y: Self.margin + CGFloat(row) * Self.side,
      width: Self.side * CGFloat(columns), height: Self.side)
  }

  @discardableResult
  private func add(
    _ title: String, at frame: CGRect, _ act: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.frame = frame
    button.layer.cornerRadius = Self.side / 2
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
    sheet.addSubview(button)
    return button
  }
}

extension UIDatePicker {
  /// Returns the time of the picker's date on another day.
  fileprivate func date(on day: Date) -> Date {
    let time = days.dateComponents([.hour, .minute, .second], from: date)
    return days.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }
}
