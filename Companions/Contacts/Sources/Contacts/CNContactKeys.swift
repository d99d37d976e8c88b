import Foundation

/// The key of what the contact is known by.
public let CNContactIdentifierKey = "identifier"
/// The key of whether the contact is a person.
public let CNContactTypeKey = "contactType"
/// The key of the title before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the first name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the last name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the last name before.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of what follows the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department of the organization.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the profession.
public let CNContactJobTitleKey = "jobTitle"
/// The key of how the first name is spoken.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of how the middle name is spoken.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of how the last name is spoken.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of how the organization's name is spoken.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of dates besides the birthday.
public let CNContactDatesKey = "dates"
/// The key of the web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of related people.
public let CNContactRelationsKey = "contactRelations"
/// The key of the profiles in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of the addresses for messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of the birthday; the year may be missing.
public let CNContactBirthdayKey = "birthday"
/// The key of the birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
