import Foundation

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles, over the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The distance that the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The attributes of large titles, over the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(buttonAppearance) } }
    /// The look of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance) } }
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(backButtonAppearance) } }

    /// The picture in place of the back button's arrowhead; nil for the bar's own.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask for the back button's title as it slides under the picture; kept, and without effect here.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture in place of the back button's arrowhead, and a mask, which is kept and has no effect here.
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
