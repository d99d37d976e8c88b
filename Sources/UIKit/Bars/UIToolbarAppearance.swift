import Foundation

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adopt(buttonAppearance) } }
    /// The look of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance) } }

    public override init() {
        super.init()
        for buttons in [buttonAppearance, doneButtonAppearance] { adopt(buttons) }
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.makeCopy()
            doneButtonAppearance = other.doneButtonAppearance.makeCopy()
        }
        for buttons in [buttonAppearance, doneButtonAppearance] { adopt(buttons) }
    }

    override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    private func adopt(_ buttons: UIBarButtonItemAppearance) {
        buttons.changed = { [weak self] in self?.changed() }
        changed()
    }
}
