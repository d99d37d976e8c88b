import CoreGraphics
import Foundation

/// The screen on which a person moves a picture below a square, to choose a part of it.
final class PhotoCropController: UIViewController {
    private let image: UIImage
    private let scroller = UIScrollView(frame: .zero)
    private let picture: UIImageView
    private let frameView = UIView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private var buttons: [UIButton] = []
    var onCancel: () -> Void = {}
    /// Called with the chosen part, in the image's points.
    var onChoose: (CGRect) -> Void = { _ in }

    init(_ image: UIImage) {
        self.image = image
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        overrideUserInterfaceStyle = .dark
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroller.contentInsetAdjustmentBehavior = .never
        (scroller.showsHorizontalScrollIndicator, scroller.showsVerticalScrollIndicator) = (false, false)
        (scroller.alwaysBounceHorizontal, scroller.alwaysBounceVertical) = (true, true)
        scroller.clipsToBounds = false
        picture.accessibilityIdentifier = "crop"
        picture.contentMode = .scaleToFill
        scroller.addSubview(picture)
        frameView.isUserInteractionEnabled = false
        frameView.layer.borderWidth = 1
        frameView.layer.borderColor = UIColor.white.cgColor
        titleLabel.text = "Move and Scale"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        for part in [scroller, frameView, titleLabel] as [UIView] { view.addSubview(part) }
        addButton("Cancel") { [weak self] in self?.onCancel() }
        addButton("Choose") { [weak self] in self.map { $0.onChoose($0.part) } }
    }

    private func addButton(_ title: String, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = .systemFont(ofSize: 18)
        button.setTitleColor(.white, for: .normal)
        buttons.append(button)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, insets) = (view.bounds, view.safeAreaInsets)
        let side = min(bounds.width, bounds.height - insets.top - insets.bottom - 140)
        let square = CGRect(
            x: view.roundToPixel((bounds.width - side) / 2), y: view.roundToPixel((bounds.height - side) / 2),
            width: side, height: side)
        if scroller.frame != square, image.size.width > 0, image.size.height > 0 { place(in: square) }
        frameView.frame = square
        titleLabel.frame = CGRect(x: 0, y: insets.top + 12, width: bounds.width, height: 24)
        for (index, button) in buttons.enumerated() {
            let size = button.intrinsicContentSize
            let isLeading = (index == 0) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
            button.frame = CGRect(
                x: isLeading ? 20 : bounds.width - 20 - size.width, y: bounds.height - max(insets.bottom, 20) - 44,
                width: size.width, height: 44)
        }
    }

    /// Fills the square with the picture, its middle in the middle.
    private func place(in square: CGRect) {
        scroller.frame = square
        let factor = max(square.width / image.size.width, square.height / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        picture.frame = CGRect(origin: .zero, size: size)
        scroller.contentSize = size
        scroller.contentOffset = CGPoint(x: (size.width - square.width) / 2, y: (size.height - square.height) / 2)
    }

    /// The part of the picture that the square shows, in the image's points.
    private var part: CGRect {
        let factor = picture.frame.width > 0 ? image.size.width / picture.frame.width : 1
        let shown = CGRect(origin: scroller.contentOffset, size: scroller.bounds.size)
            .intersection(picture.frame)
        return CGRect(
            x: shown.minX * factor, y: shown.minY * factor, width: shown.width * factor, height: shown.height * factor)
    }
}
