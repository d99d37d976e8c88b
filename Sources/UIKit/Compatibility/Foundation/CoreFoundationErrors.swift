import Foundation

/// The text that says what went wrong.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }
/// The text that says why it went wrong; nil where the error has none.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
    err.localizedFailureReason.map(NSString.init(string:))
}
/// The text that says what can be done; nil where the error has none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
    err.localizedRecoverySuggestion.map(NSString.init(string:))
}
/// What more is known of the error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { NSDictionary(dictionary: err.userInfo) }
/// The number of the error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// The domain of the error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }
