import Foundation

/// The contacts that a run begins with: those of the Simulator, by their names, with numbers and mail addresses that nobody has.
enum SampleContacts {
    static func all() -> [CNContact] {
        [
            contact(
                1, ("Kate", "Bell"), mobile: "(555) 564-8583", main: "(415) 555-3695", mail: "kate-bell@mac.com",
                street: ("165 Davis Street", "Hillsborough", "CA", "94010"), birthday: (1978, 1, 20),
                organization: "Creative Consulting", job: "Producer"),
            contact(
                2, ("Daniel", "Higgins"), suffix: "Jr.", mobile: "(408) 555-5270", home: "555-478-7672",
                mail: "d-higgins@mac.com", street: ("332 Laguna Street", "Corte Madera", "CA", "94925")),
            contact(
                3, ("John", "Appleseed"), mobile: "888-555-5512", home: "888-555-1212",
                mail: "John-Appleseed@mac.com", street: ("3494 Kuhl Avenue", "Atlanta", "GA", "30303"),
                birthday: (1980, 6, 22)),
            contact(
                4, ("Anna", "Haro"), home: "555-522-8243", mail: "anna-haro@mac.com",
                street: ("1001 Leavenworth Street", "Sausalito", "CA", "94965"), birthday: (1985, 8, 29)),
            contact(
                5, ("Hank", "Zakroff"), middle: "M.", main: "(555) 766-4823", mail: "hank-zakroff@mac.com",
                street: ("1741 Kearny Street", "San Rafael", "CA", "94901"), organization: "Financial Services Inc.",
                job: "Portfolio Manager"),
            contact(
                6, ("David", "Taylor"), home: "555-610-6679", mail: nil,
                street: ("1747 Steuart Street", "Tiburon", "CA", "94920"), birthday: (1998, 6, 15)),
        ]
    }

    private static func contact(
        _ number: Int, _ name: (given: String, family: String), middle: String = "", suffix: String = "",
        mobile: String? = nil, home: String? = nil, main: String? = nil, mail: String?,
        street: (street: String, city: String, state: String, code: String),
        birthday: (year: Int, month: Int, day: Int)? = nil, organization: String = "", job: String = ""
    ) -> CNContact {
        let contact = CNMutableContact()
        contact.values["identifier"] = "00000000-0000-4000-8000-00000000000\(number):ABPerson"
        (contact.givenName, contact.familyName) = name
        (contact.middleName, contact.nameSuffix) = (middle, suffix)
        (contact.organizationName, contact.jobTitle) = (organization, job)
        let numbers = [
            (CNLabelPhoneNumberMobile, mobile), (CNLabelHome, home), (CNLabelPhoneNumberMain, main),
        ]
        contact.phoneNumbers = numbers.compactMap { label, number in
            number.map { CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: $0)) }
        }
        if let mail {
            let label = organization.isEmpty ? CNLabelHome : CNLabelWork
            contact.emailAddresses = [CNLabeledValue(label: label, value: NSString(string: mail))]
        }
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = street
        (address.country, address.isoCountryCode) = ("USA", "us")
        contact.postalAddresses = [
            CNLabeledValue(
                label: organization.isEmpty ? CNLabelHome : CNLabelWork, value: address.copy() as! CNPostalAddress)
        ]
        if let birthday {
            contact.birthday = DateComponents(
                calendar: Calendar(identifier: .gregorian), year: birthday.year, month: birthday.month,
                day: birthday.day)
        }
        return CNContact(values: contact.values, fetched: nil)
    }
}
