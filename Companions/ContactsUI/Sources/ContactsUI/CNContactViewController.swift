@_spi(Framework) import Contacts
@_spi(Framework) import UIKit

/// What a card tells.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Asked when a property is tapped, whether the usual shall be done: true by default.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// Called when the person has made or changed the contact; nil where the person does not want to.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

// What a delegate without the methods does.
extension CNContactViewControllerDelegate {
    /// Answers yes.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    /// Does nothing.
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}

/// A contact's card, which the person can change.
open class CNContactViewController: UIViewController {
    /// Whom the card tells; not kept alive.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The contact of the card.
    open private(set) var contact: CNContact
    /// The keys of the properties that the card shows; nil for all.
    open var displayedPropertyKeys: [Any]?
    /// Whether the person can change the contact.
    open var allowsEditing = true
    /// Whether the card offers to call or write; there is no phone.
    open var allowsActions = true
    /// Where the contact is saved; the person's contacts in any case.
    open var contactStore: CNContactStore?
    /// The group that a new contact goes to; nil for none.
    open var parentGroup: CNGroup?
    /// The container that a new contact goes to; there is one.
    open var parentContainer: CNContainer?
    /// A name in place of one that is missing.
    open var alternateName: String?
    /// A text below the name.
    open var message: String?

    enum Purpose { case showing, making, unknown }
    let purpose: Purpose
    var onProperty: ((CNContactProperty) -> Void)?
    private lazy var card = ContactCard(self)

    init(_ contact: CNContact, _ purpose: Purpose) {
        (self.contact, self.purpose) = (contact, purpose)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the card of a contact, whose properties have to be fetched with `descriptorForRequiredKeys()`.
    public convenience init(for contact: CNContact) {
        self.init(contact, .showing)
        guard !contact.areKeysAvailable([Self.descriptorForRequiredKeys()]) else { return }
        NSException(
            name: NSExceptionName("CNPropertyNotFetchedException"),
            reason: "Contact \(contact) is missing some of the required key descriptors: "
                + "[CNContactViewController descriptorForRequiredKeys]"
        ).raise()
    }

    /// Makes a card for a contact that the person may add.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }

    /// Makes a form for a new contact; nil begins empty.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNMutableContact(), .making) }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    /// The properties that a card needs.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNCardKeys.descriptor }

    /// Shows a property in another colour; a card here has one colour.
    open func highlightProperty(withKey key: String, identifier: String?) {
        Findings.report(
            limit: "contacts.highlight", "a card cannot show a property in another colour",
            advice: "Leave highlightProperty(withKey:identifier:) out.")
    }

    /// Shows the card.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(card)
        card.view.frame = view.bounds
        card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(card.view)
        card.didMove(toParent: self)
        if purpose == .making { title = "New Contact" }
        setEditing(purpose == .making, animated: false)
    }

    /// Changes between showing and changing the contact. An override calls super.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        guard isViewLoaded else { return }
        updateBar()
        card.show()
    }

    private func updateBar() {
        guard onProperty == nil else { return }
        if isEditing {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
        } else {
            navigationItem.leftBarButtonItem = nil
            navigationItem.rightBarButtonItem =
                allowsEditing || purpose == .unknown
                ? UIBarButtonItem(
                    title: purpose == .unknown ? "Add" : "Edit",
                    primaryAction: UIAction { [weak self] _ in self?.setEditing(true, animated: true) }) : nil
        }
    }

    private func cancel() {
        card.draft = nil
        if purpose == .making { return delegate?.contactViewController(self, didCompleteWith: nil) ?? () }
        setEditing(false, animated: true)
    }

    private func save() {
        let changed = card.finishedDraft()
        PersonsContacts.save(changed)
        contact = changed.copy() as! CNContact
        if purpose == .making, let parentGroup {
            let request = CNSaveRequest()
            request.addMember(contact, to: parentGroup)
            // Without permission the contact stays outside of the group.
            try? CNContactStore().execute(request)
        }
        setEditing(false, animated: true)
        delegate?.contactViewController(self, didCompleteWith: contact)
    }

    func tapped(_ property: CNContactProperty) {
        if let onProperty { return onProperty(property) }
        _ = delegate?.contactViewController(self, shouldPerformDefaultActionFor: property)
    }
}
