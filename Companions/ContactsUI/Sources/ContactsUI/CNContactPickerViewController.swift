@_spi(Framework) import Contacts
@_spi(Framework) import UIKit

/// What a picker of contacts tells.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Called when the person chooses nobody, before the picker leaves.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Called when the person has chosen a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Called when the person has chosen a property of a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Called when the person has chosen contacts: one, since one tap chooses here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Called when the person has chosen properties of contacts.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

// What a delegate without the methods does.
extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Lets the person choose a property of the contact instead.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        picker.isUnheard = true
    }
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// Has the picker tell of one contact instead.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        picker.isUnheard = true
    }
    /// Has the picker tell of one property instead.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) { picker.isUnheard = true }
}

/// A list of the person's contacts to choose from, which needs no permission.
open class CNContactPickerViewController: UIViewController {
    /// Whom the picker tells; not kept alive.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The keys of the properties that a card shows; nil for all.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be chosen; nil for all.
    open var predicateForEnablingContact: UIKit.NSPredicate?
    /// Which contacts are chosen by a tap, and not by one of their properties; nil for all.
    open var predicateForSelectionOfContact: UIKit.NSPredicate?
    /// Which properties are chosen by a tap; nil for all.
    open var predicateForSelectionOfProperty: UIKit.NSPredicate?

    private lazy var list = ContactList(self)
    private lazy var bar = UINavigationController(rootViewController: list)

    /// Makes a picker. There is none in Interface Builder documents with a view of its own.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the list.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(bar)
        bar.view.frame = view.bounds
        bar.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(bar.view)
        bar.didMove(toParent: self)
    }

    // MARK: Choosing

    /// Whether the delegate has not got the method that was called last.
    fileprivate var isUnheard = false

    func canChoose(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

    /// Tells of a contact that was tapped, by the method that the delegate has; without one a property has to be chosen.
    func choose(_ contact: CNContact) {
        guard predicateForSelectionOfContact?.evaluate(with: contact) ?? true, let delegate else {
            return showCard(contact)
        }
        if isHeard({ delegate.contactPicker(self, didSelect: [contact]) })
            || isHeard({ delegate.contactPicker(self, didSelect: contact) })
        {
            return leave()
        }
        showCard(contact)
    }

    func choose(_ property: CNContactProperty) {
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? true, let delegate else { return }
        if !isHeard({ delegate.contactPicker(self, didSelectContactProperties: [property]) }) {
            delegate.contactPicker(self, didSelect: property)
        }
        leave()
    }

    private func isHeard(_ tell: () -> Void) -> Bool {
        isUnheard = false
        tell()
        return !isUnheard
    }

    private func showCard(_ contact: CNContact) {
        let card = CNContactViewController(for: contact)
        card.displayedPropertyKeys = displayedPropertyKeys
        card.allowsEditing = false
        card.onProperty = { [weak self] in self?.choose($0) }
        bar.pushViewController(card, animated: true)
    }

    func cancel() {
        delegate?.contactPickerDidCancel(self)
        leave()
    }

    private func leave() { if presentingViewController != nil { dismiss(animated: true) } }
}
