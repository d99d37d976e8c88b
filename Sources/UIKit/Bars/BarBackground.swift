import Foundation
import QuartzCore

/// The background behind a bar's buttons, with a line one pixel high just outside of the bar.
final class BarBackground: UIView {
    private let hairline = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    /// On which side the line is.
    var hasHairlineAtTop = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        addSubview(picture)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private(set) var looks: BarBackgroundLooks?

    func show(_ looks: BarBackgroundLooks) {
        self.looks = looks
        backgroundColor = looks.fill
        picture.image = looks.picture
        picture.contentMode = looks.pictureMode
        picture.isHidden = looks.picture == nil
        hairline.image = looks.shadow
        hairline.tintColor = looks.hairline
        hairline.backgroundColor = looks.shadow == nil ? looks.hairline : nil
        hairline.isHidden = looks.hairline == nil && looks.shadow == nil
        setNeedsLayout()
    }

    override var hidesWhatIsBehind: Bool { looks?.fill != nil || looks?.picture != nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let pixel = hairline.image.map(\.size.height) ?? 1 / pixelScale
        hairline.frame = CGRect(
            x: 0, y: hasHairlineAtTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
    }
}

/// The look of a bar's background.
struct BarBackgroundLooks {
    var fill: UIColor?
    var hairline: UIColor?
    /// In place of the hairline.
    var shadow: UIImage?
    var picture: UIImage?
    var pictureMode = UIView.ContentMode.scaleToFill

    init(fill: UIColor?, hairline: UIColor?) { (self.fill, self.hairline) = (fill, hairline) }

    @MainActor init(_ appearance: UIBarAppearance) {
        fill = appearance.fill
        hairline = appearance.shadowColor
        shadow = appearance.shadowImage.flatMap { $0.size == .zero ? nil : $0 }
        if appearance.shadowImage != nil, shadow == nil { hairline = nil }
        picture = appearance.backgroundImage
        pictureMode = appearance.backgroundImageContentMode
    }
}
