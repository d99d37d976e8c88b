@_spi(Framework) import Contacts
@_spi(Framework) import UIKit

/// A line of a card: a property, or one value of it.
struct ContactRow {
    var property: CNContactProperty
    /// The word before the value.
    var label: String
    var text: String

    /// All lines of a contact, without its name.
    @MainActor static func all(of contact: CNContact, keys: Set<String>?) -> [ContactRow] {
        func has(_ key: String) -> Bool { contact.isKeyAvailable(key) && keys?.contains(key) != false }
        var rows: [ContactRow] = []
        func add<Value>(_ key: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String) {
            for value in values {
                let label = value.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
                rows.append(
                    ContactRow(
                        property: CNContactProperty(
                            contact: contact, key: key, value: value.value, identifier: value.identifier,
                            label: value.label),
                        label: label ?? CNContact.localizedString(forKey: key), text: text(value.value)))
            }
        }
        if has(CNContactPhoneNumbersKey) { add(CNContactPhoneNumbersKey, contact.phoneNumbers) { $0.stringValue } }
        if has(CNContactEmailAddressesKey) {
            add(CNContactEmailAddressesKey, contact.emailAddresses) { String(describing: $0) }
        }
        if has(CNContactUrlAddressesKey) {
            add(CNContactUrlAddressesKey, contact.urlAddresses) { String(describing: $0) }
        }
        if has(CNContactPostalAddressesKey) {
            add(CNContactPostalAddressesKey, contact.postalAddresses) {
                CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
            }
        }
        func add(_ key: String, _ text: String?, _ value: Any?) {
            guard let text, !text.isEmpty else { return }
            rows.append(
                ContactRow(
                    property: CNContactProperty(contact: contact, key: key, value: value, identifier: nil, label: nil),
                    label: CNContact.localizedString(forKey: key), text: text))
        }
        if has(CNContactBirthdayKey) { add(CNContactBirthdayKey, birthday(contact.birthday), contact.birthday) }
        if has(CNContactNoteKey) { add(CNContactNoteKey, contact.note, contact.note) }
        return rows
    }

    private static func birthday(_ day: DateComponents?) -> String? {
        guard let day, day.month != nil, day.day != nil,
            let date = Calendar(identifier: .gregorian).date(from: day)
        else { return nil }
        let formatter = DateFormatter()
        formatter.timeZone = Calendar(identifier: .gregorian).timeZone
        formatter.setLocalizedDateFormatFromTemplate(day.year == nil ? "MMMMd" : "yMMMMd")
        return formatter.string(from: date)
    }
}

/// A line of a form: a part of a contact that is one text.
@MainActor struct ContactField {
    let title: String
    let read: (CNContact) -> String
    let write: (CNMutableContact, String) -> Void

    static let all: [ContactField] = [
        ContactField(title: "First name", read: \.givenName, write: { $0.givenName = $1 }),
        ContactField(title: "Last name", read: \.familyName, write: { $0.familyName = $1 }),
        ContactField(title: "Company", read: \.organizationName, write: { $0.organizationName = $1 }),
        ContactField(title: "Phone", read: { $0.phoneNumbers.first?.value.stringValue ?? "" }) { contact, text in
            contact.phoneNumbers = replacing(
                contact.phoneNumbers, text.isEmpty ? nil : CNPhoneNumber(stringValue: text),
                label: CNLabelPhoneNumberMobile)
        },
        ContactField(title: "Email", read: { $0.emailAddresses.first.map { String(describing: $0.value) } ?? "" }) {
            contact, text in
            contact.emailAddresses = replacing(
                contact.emailAddresses, text.isEmpty ? nil : NSString(string: text), label: CNLabelHome)
        },
    ]

    /// The values with another first one, or without it.
    private static func replacing<Value>(
        _ values: [CNLabeledValue<Value>], _ value: Value?, label: String
    ) -> [CNLabeledValue<Value>] {
        let rest = Array(values.dropFirst())
        guard let value else { return rest }
        return [values.first?.settingValue(value) ?? CNLabeledValue(label: label, value: value)] + rest
    }
}
