import Foundation

/// A value with a label, such as a phone number at home.
public class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    /// What the value is known by within its contact.
    public let identifier: String
    /// The label: one of the constants, or a text of the person's.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Makes a value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(identifier: UUID().uuidString, label: label, value: value)
    }

    private init(identifier: String, label: String?, value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }

    /// The same value with another label.
    public func settingLabel(_ label: String?) -> Self { Self.make(identifier, label, value) as! Self }

    /// Another value with the same label.
    public func settingValue(_ value: ValueType) -> Self { Self.make(identifier, label, value) as! Self }

    /// The same place with another value and another label.
    public func settingLabel(_ label: String?, value: ValueType) -> Self {
        Self.make(identifier, label, value) as! Self
    }

    private static func make(_ identifier: String, _ label: String?, _ value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// The word of a label, for the person.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return String(label.dropFirst(4).dropLast(4)).lowercased()
    }

    /// The value itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return other.label == label && other.value.isEqual(value)
    }
    public override var hash: Int { label.hashValue ^ value.hash }
}

/// The label of what is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what is at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of what is neither.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mail address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of a main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of an iPhone's number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch's number.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
/// The label of a mobile number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager's number.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label of an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
