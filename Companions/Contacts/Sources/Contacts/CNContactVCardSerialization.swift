import Foundation

/// Writes and reads contacts as vCards.
open class CNContactVCardSerialization: NSObject {
    /// The properties that vCards need.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeys(ContactKeys.ofCards) }

    /// Writes contacts as vCards of version 3.0.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map(VCard.text).joined().utf8)
    }

    /// Reads the contacts of vCards.
    ///
    /// - Throws: `CNError` where there is no vCard.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8), text.uppercased().contains("BEGIN:VCARD") else {
            throw CNError(.dataAccessError)
        }
        return VCard.contacts(text)
    }
}

/// The form of vCards.
private enum VCard {
    private static let labels = [("HOME", CNLabelHome), ("WORK", CNLabelWork), ("CELL", CNLabelPhoneNumberMobile)]

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,")
            .replacing(";", with: "\\;")
    }

    private static func type(_ label: String?) -> String {
        labels.first { $0.1 == label }.map { ";type=\($0.0)" } ?? ""
    }

    static func text(_ contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let name = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + name.map(escaped).joined(separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
        if !contact.organizationName.isEmpty {
            lines.append("ORG:\(escaped(contact.organizationName));\(escaped(contact.departmentName))")
        }
        if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
        for mail in contact.emailAddresses {
            lines.append("EMAIL;type=INTERNET\(type(mail.label)):\(escaped(String(describing: mail.value)))")
        }
        for number in contact.phoneNumbers {
            lines.append("TEL\(type(number.label)):\(escaped(number.value.stringValue))")
        }
        for labeled in contact.postalAddresses {
            let address = labeled.value
            let parts = [address.street, address.city, address.state, address.postalCode, address.country]
            lines.append("ADR\(type(labeled.label)):;;" + parts.map(escaped).joined(separator: ";"))
        }
        for address in contact.urlAddresses { lines.append("URL:" + escaped(String(describing: address.value))) }
        if let day = contact.birthday, let month = day.month, let date = day.day {
            lines.append("BDAY:" + String(format: "%04d-%02d-%02d", day.year ?? 1604, month, date))
        }
        if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    // MARK: Reading

    static func contacts(_ text: String) -> [CNContact] {
        // A line that begins with a space goes on with the one before.
        let lines = text.replacing("\r\n", with: "\n").replacing("\n ", with: "").split(separator: "\n")
        var contacts: [CNContact] = []
        var current: CNMutableContact?
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].uppercased().split(separator: ";").map(String.init)
            let value = String(line[line.index(after: colon)...])
            // A group stands before a name, as in item1.EMAIL.
            let name = head.first?.split(separator: ".").last.map(String.init) ?? ""
            switch name {
            case "BEGIN": current = CNMutableContact()
            case "END":
                if let current { contacts.append(CNContact(values: current.values, fetched: nil)) }
                current = nil
            default: if let current { read(name, head, value, into: current) }
            }
        }
        return contacts
    }

    private static func parts(_ value: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for letter in value {
            if isEscaped {
                parts[parts.count - 1].append(letter == "n" ? "\n" : letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }

    private static func read(_ name: String, _ head: [String], _ value: String, into contact: CNMutableContact) {
        let parts = parts(value)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        let label = labels.first { entry in head.contains { $0.hasSuffix("=" + entry.0) || $0 == entry.0 } }?.1
        switch name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "NICKNAME": contact.nickname = part(0)
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = part(0)
        case "NOTE": contact.note = parts.joined(separator: ";")
        case "EMAIL":
            contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: part(0))))
        case "TEL":
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: part(0))))
        case "URL":
            contact.urlAddresses.append(
                CNLabeledValue(label: label, value: NSString(string: parts.joined(separator: ";"))))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address.copy() as! CNPostalAddress))
        case "BDAY":
            let numbers = value.prefix(10).split(separator: "-").compactMap { Int($0) }
            guard numbers.count == 3 else { return }
            contact.birthday = DateComponents(
                year: numbers[0] == 1604 ? nil : numbers[0], month: numbers[1], day: numbers[2])
        default: break
        }
    }
}
