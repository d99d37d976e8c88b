import Foundation
@_spi(Framework) import UIKit

extension CNContact {
    /// Finds contacts whose names begin with the words of a text.
    public class func predicateForContacts(matchingName name: String) -> UIKit.NSPredicate {
        let words = folded(name).split(separator: " ").map(String.init)
        return predicate { contact in
            let names = ["givenName", "middleName", "familyName", "nickname", "organizationName", "previousFamilyName"]
                .flatMap { folded(contact.values[$0] as? String ?? "").split(separator: " ").map(String.init) }
            return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
        }
    }

    /// Finds contacts by their identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> UIKit.NSPredicate {
        predicate { identifiers.contains($0.identifier) }
    }

    /// Finds contacts that have a mail address.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> UIKit.NSPredicate {
        predicate { contact in
            let all = contact.values["emailAddresses"] as? [CNLabeledValue<NSString>] ?? []
            return all.contains { folded(String(describing: $0.value)) == folded(emailAddress) }
        }
    }

    /// Finds contacts that have a phone number, however it is written.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> UIKit.NSPredicate {
        predicate { contact in
            let all = contact.values["phoneNumbers"] as? [CNLabeledValue<CNPhoneNumber>] ?? []
            return all.contains { $0.value.digits == phoneNumber.digits }
        }
    }

    /// Finds the contacts of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> UIKit.NSPredicate {
        predicate { contact in
            onMain { ContactBook.shared.members[groupIdentifier]?.contains(contact.identifier) == true }
        }
    }

    /// Finds the contacts of a container.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> UIKit.NSPredicate {
        predicate { _ in containerIdentifier == ContactBook.containerIdentifier }
    }

    private static func predicate(_ matches: @escaping (CNContact) -> Bool) -> UIKit.NSPredicate {
        ContactPredicate { object, _ in (object as? CNContact).map(matches) ?? false }
    }
}

private func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}

/// A predicate that contacts have made.
final class ContactPredicate: UIKit.NSPredicate {}
