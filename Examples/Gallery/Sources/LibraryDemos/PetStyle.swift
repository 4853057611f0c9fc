internal import OwlBanners

/// The two banners with custom views from OwlBanners' demo.
enum PetStyle: BannerStyle {
  case cat
  case dog

  var bannerConfiguration: BannerConfiguration {
    let metrics = BannerDisplayMetrics(0.5, 4, 0.25)
    switch self {
    case .cat:
      return BannerConfiguration(
        bannerView: PetView(ground: .systemOrange, face: "🐈", height: 90), bufferHeight: 30,
        defaultDisplayMetrics: metrics)
    case .dog:
      return BannerConfiguration(
        bannerView: PetView(ground: .systemTeal, face: "🐕", height: 200), bufferHeight: 50,
        preferredStatusBarStyle: .lightContent, defaultDisplayMetrics: metrics)
    }
  }
}

/// An animal on a background, with a label that is hidden if the title is empty.
final class PetView: UIView, BannerView {
  private let label = UILabel()

  init(ground: UIColor, face: String, height: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = ground
    heightAnchor.constraint(equalToConstant: height).isActive = true
    let animal = UILabel()
    animal.text = face
    animal.font = .systemFont(ofSize: 48)
    animal.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 17)
    label.textColor = .black
    label.textAlignment = .center
    label.isHidden = true
    let column = UIStackView(arrangedSubviews: [animal, label])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    column.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    column.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  var title: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      label.isHidden = newValue.isEmpty
    }
  }
}
