import OwlBanners

/// The custom banners of the library's demo: a picture, and a picture with a sign.
enum PetStyle: BannerStyle {
  case cat
  case dog

  var bannerConfiguration: BannerConfiguration {
    switch self {
    case .cat:
      BannerConfiguration(
        bannerView: CatView(frame: CGRect(x: 0, y: 0, width: 600, height: 90)), bufferHeight: 30,
        defaultDisplayMetrics: BannerDisplayMetrics(0.5, 4, 0.25))
    case .dog:
      BannerConfiguration(
        bannerView: DogView(frame: CGRect(x: 0, y: 0, width: 600, height: 200)), bufferHeight: 50,
        preferredStatusBarStyle: .lightContent,
        defaultDisplayMetrics: BannerDisplayMetrics(0.5, 4, 0.25))
    }
  }
}

/// A view with a picture from edge to edge and no title.
final class CatView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .brown
  }

  required init?(coder: NSCoder) { nil }
}

/// A view with a sign.
final class DogView: UIView, BannerView {
  private let sign = UILabel()

  var title: String {
    get { sign.text ?? "" }
    set {
      sign.text = newValue
      sign.isHidden = newValue.isEmpty
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    sign.font = .systemFont(ofSize: 17)
    sign.textColor = .darkText
    sign.textAlignment = .center
    sign.backgroundColor = .green
    sign.translatesAutoresizingMaskIntoConstraints = false
    addSubview(sign)
    NSLayoutConstraint.activate([
      sign.widthAnchor.constraint(equalToConstant: 92),
      sign.heightAnchor.constraint(equalToConstant: 30),
      sign.centerXAnchor.constraint(equalTo: centerXAnchor, constant: -100),
      sign.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
