import UIKitTesting
import XCTest

@testable @_spi(Framework) import Contacts
@testable import ContactsUI
@_spi(Framework) @_spi(Testing) import UIKit

@preconcurrency @MainActor final class ContactViewTests: XCTestCase {
    private var screen: TestScreen!
    private var events: [String] = []
    private let base = UIViewController()

    override func setUp() async throws {
        __introduce(__Contacts.self)
        __introduce(__ContactsUI.self)
        screen = TestScreen()
        screen.show(base)
        events = []
    }

    private func present(_ picker: CNContactPickerViewController) {
        base.present(picker, animated: true)
        screen.runUntilIdle()
    }

    func testAContactIsChosen() {
        final class Chooser: NSObject, CNContactPickerDelegate {
            var note: (String) -> Void = { _ in }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
                note(contact.familyName)
            }
            func contactPickerDidCancel(_ picker: CNContactPickerViewController) { note("cancel") }
        }
        let chooser = Chooser()
        chooser.note = { [unowned self] in events.append($0) }
        let picker = CNContactPickerViewController()
        picker.delegate = chooser
        picker.predicateForEnablingContact = UIKit.NSPredicate(format: "birthday != nil")
        present(picker)
        // Without a birthday.
        screen.tap("Hank M. Zakroff")
        XCTAssertEqual(events, [])
        screen.tap("Anna Haro")
        XCTAssertEqual(events, ["Haro"])
        XCTAssertNil(base.presentedViewController)
        let second = CNContactPickerViewController()
        second.delegate = chooser
        present(second)
        screen.tap("Cancel")
        XCTAssertEqual(events, ["Haro", "cancel"])
        XCTAssertNil(base.presentedViewController)
    }

    func testAPropertyIsChosen() {
        final class Chooser: NSObject, CNContactPickerDelegate {
            var note: (String) -> Void = { _ in }
            func contactPicker(
                _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
            ) { note("\(contactProperty.key) \(contactProperty.value ?? "-")") }
        }
        let chooser = Chooser()
        chooser.note = { [unowned self] in events.append($0) }
        let picker = CNContactPickerViewController()
        picker.delegate = chooser
        picker.displayedPropertyKeys = [CNContactEmailAddressesKey]
        present(picker)
        screen.tap("Anna Haro")
        screen.expectNotVisible("555-522-8243")
        screen.tap("anna-haro@mac.com")
        XCTAssertEqual(events, ["emailAddresses anna-haro@mac.com"])
    }

    func testSeveralAreToldOfOne() {
        final class Chooser: NSObject, CNContactPickerDelegate {
            var note: (String) -> Void = { _ in }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
                note(contacts.map(\.givenName).joined())
            }
        }
        let chooser = Chooser()
        chooser.note = { [unowned self] in events.append($0) }
        let picker = CNContactPickerViewController()
        picker.delegate = chooser
        present(picker)
        screen.tap("Kate Bell")
        XCTAssertEqual(events, ["Kate"])
    }

    func testANewContact() throws {
        final class Maker: NSObject, CNContactViewControllerDelegate {
            var note: (String) -> Void = { _ in }
            func contactViewController(
                _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
            ) { note(contact?.familyName ?? "nobody") }
        }
        let maker = Maker()
        maker.note = { [unowned self] in events.append($0) }
        let form = CNContactViewController(forNewContact: nil)
        form.delegate = maker
        base.present(UINavigationController(rootViewController: form), animated: false)
        screen.runUntilIdle()
        screen.tap("Last name")
        screen.typeText("Lovelace")
        screen.tap("Done")
        XCTAssertEqual(events, ["Lovelace"])
        XCTAssertTrue(PersonsContacts.all.contains { $0.familyName == "Lovelace" })
    }

    func testACardShowsAndChanges() throws {
        let anna = try XCTUnwrap(PersonsContacts.all.first { $0.givenName == "Anna" })
        let card = CNContactViewController(for: anna)
        screen.show(UINavigationController(rootViewController: card))
        screen.runUntilIdle()
        screen.expectVisible("Anna Haro")
        screen.expectVisible("555-522-8243")
        screen.tap("Edit")
        screen.tap("Company")
        screen.typeText("Acme")
        screen.tap("Done")
        XCTAssertEqual(card.contact.organizationName, "Acme")
        XCTAssertEqual(PersonsContacts.all.first { $0.givenName == "Anna" }?.organizationName, "Acme")
    }
}
