import Foundation

/// A property that is asked for, or several: a key, or what a formatter says that it needs.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several keys.
final class ContactKeys: NSObject, CNKeyDescriptor, NSCopying, @unchecked Sendable {
    let keys: Set<String>

    init(_ keys: Set<String>) { self.keys = keys }

    func copy(with zone: NSZone? = nil) -> Any { self }

    /// What a name consists of.
    static let ofNames: Set<String> = [
        "contactType", "namePrefix", "givenName", "middleName", "familyName", "previousFamilyName", "nameSuffix",
        "nickname", "organizationName", "phoneticGivenName", "phoneticMiddleName", "phoneticFamilyName",
        "phoneticOrganizationName",
    ]

    /// All that a card shows.
    static let ofCards = ofNames.union([
        "departmentName", "jobTitle", "note", "birthday", "nonGregorianBirthday", "imageData", "imageDataAvailable",
        "thumbnailImageData", "phoneNumbers", "emailAddresses", "postalAddresses", "dates", "urlAddresses",
        "contactRelations", "socialProfiles", "instantMessageAddresses",
    ])

    static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
        descriptors.reduce(into: []) { names, descriptor in
            if let keys = descriptor as? ContactKeys {
                names.formUnion(keys.keys)
            } else if let key = descriptor as? String {
                names.insert(key)
            } else if let key = descriptor as? NSString {
                names.insert(String(describing: key))
            }
        }
    }

    /// The words of a key, for the person.
    static func title(_ key: String) -> String {
        if let title = titles[key] { return title }
        let words = key.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return words
    }

    private static let titles = [
        "givenName": "first", "familyName": "last", "middleName": "middle", "namePrefix": "prefix",
        "nameSuffix": "suffix", "organizationName": "company", "departmentName": "department", "jobTitle": "job title",
        "phoneNumbers": "phone", "emailAddresses": "email", "postalAddresses": "address", "urlAddresses": "URL",
        "birthday": "birthday", "note": "note", "dates": "date",
    ]
}

/// What frameworks beside this one ask for.
@_spi(Framework) public enum CNCardKeys {
    /// All that a card shows.
    public static var descriptor: any CNKeyDescriptor { ContactKeys(ContactKeys.ofCards) }
}
