import UIKit

// The keys and values of attributes and queries: the texts are those that the system stores.

// MARK: Classes of items

/// The key of an item's class.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// The class of passwords.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for servers.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// The class of keys.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// The class of identities.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The key of when an item can be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The key of who may read an item.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The key of the group of apps that share an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether an item goes to the person's other devices.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Whether or not an item goes to other devices.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of when an item was made.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The key of when an item was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The key of what kind of item it is, for a person.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The key of four characters of who made an item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The key of four characters of an item's type.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// The key of an item's name for a person.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The key of whether an item is hidden.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether there is a password at all.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The key of an account's name.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The key of a service's name.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The key of data of the app's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The key of a server's domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of a server's name.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The key of a server's protocol.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The key of how a server knows people.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of a server's port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The key of a path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The key of a key's name for programs.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The key of a key's name by its content.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of a key's class.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// The key of a key's algorithm.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// The key of a key's size.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The protocol of the web.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol of the web with encryption.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// The usual way to know people.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The group of what lies on tokens.
public nonisolated(unsafe) let kSecAttrAccessGroupToken: CFString = "com.apple.token"

// MARK: When items can be read

/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a code; on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked; on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once; on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Search

/// The key of how many items are wanted.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether capitals are the same as small letters.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of items to search among.
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"

// MARK: What is returned, and what is given

/// The key of whether the data is wanted.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// The key of whether the attributes are wanted.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference is wanted.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a reference that lasts is wanted.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of an item's data.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The key of a reference.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// The key of a reference that lasts.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: How the person is asked

/// The key of what the person is told.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether the person is asked.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The person is asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Whatever needs asking fails.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Whatever needs asking is left out.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of who has asked the person already.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of which keychain is used on a Mac.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The older key of whether nobody is asked.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key of a Mac's keychain.
public nonisolated(unsafe) let kSecUseKeychain: CFString = "u_Keychain"
