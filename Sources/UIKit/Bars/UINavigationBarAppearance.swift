import Foundation

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// The looks of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(buttonAppearance) } }
    /// The looks of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance) } }
    /// The looks of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(backButtonAppearance) } }

    /// In place of the arrowhead of the way back; nil for the usual one.
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture of the way back and where its button's title shows through while it slides under it.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
        changed()
    }

    public override init() {
        super.init()
        adoptButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.makeCopy()
            doneButtonAppearance = other.doneButtonAppearance.makeCopy()
            backButtonAppearance = other.backButtonAppearance.makeCopy()
            backIndicatorImage = other.backIndicatorImage
            backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
        }
        adoptButtons()
    }

    override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    private func adoptButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { adopt(buttons) }
    }

    private func adopt(_ buttons: UIBarButtonItemAppearance) {
        buttons.changed = { [weak self] in self?.changed() }
        changed()
    }
}
