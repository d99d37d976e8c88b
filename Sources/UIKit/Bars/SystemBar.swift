/// A bar of the system's: its height and its looks follow from its traits, and its layout from where it is too, as its
/// background reaches up to the screen's edge.
@MainActor protocol SystemBar: UIView {
    /// Shows what the bar is to look like now.
    func looksDidChange()
}

extension SystemBar {
    /// Brings the bar up to date with new traits, if bars are different with them.
    func followTraits(from previous: UITraitCollection?) {
        let traits = traitCollection
        guard
            traits.verticalSizeClass != previous?.verticalSizeClass
                || traits.horizontalSizeClass != previous?.horizontalSizeClass
                || traits.userInterfaceIdiom != previous?.userInterfaceIdiom
        else { return }
        looksDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension UINavigationBar: SystemBar {}
extension UIToolbar: SystemBar {}
extension UITabBar: SystemBar {}

extension BarBackgroundLooks {
    /// The looks that the properties from before appearances make.
    ///
    /// - Parameters:
    ///   - picture: In place of the material; an empty one is the way to have none.
    ///   - shadow: In place of the hairline; an empty one takes it away.
    @MainActor init(
        style: UIBarStyle, tint: UIColor?, isTranslucent: Bool, picture: UIImage? = nil, shadow: UIImage? = nil
    ) {
        let plain: UIColor = style == .black ? .black : .systemBackground
        let material = style == .black ? BarColors.blackMaterial : BarColors.material
        // A clear tint stays clear.
        let tinted = tint.map { $0.withAlphaComponent(isTranslucent ? $0.cgColor.alpha * 0.85 : 1) }
        self.init(
            fill: tinted ?? (isTranslucent ? material : plain),
            hairline: BarColors.hairline)
        if let picture {
            fill = picture.size == .zero ? nil : tint
            self.picture = picture.size == .zero ? nil : picture
        }
        if let shadow {
            hairline = nil
            self.shadow = shadow.size == .zero ? nil : shadow
        }
    }
}
