import Foundation
import UIKit

/// The key of the password of a credential that is shared with a site.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"

/// Keeps a password for an app and its site: there is no place for such here, and the completion is told so.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    answer { completionHandler(refusal(errSecUnimplemented)) }
}

/// Asks for the passwords of an app and its site: there are none here.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
    answer { completionHandler(NSArray(), refusal(errSecItemNotFound)) }
}

/// Makes up a password of four groups of three letters and digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    var source = SystemRandomNumberGenerator()
    let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
    // One of each kind, and the rest of all.
    var characters = kinds.compactMap { $0.randomElement(using: &source) }
    while characters.count < 12 {
        characters += kinds.flatMap { $0 }.randomElement(using: &source).map { [$0] } ?? []
    }
    characters.shuffle(using: &source)
    let groups = stride(from: 0, to: 12, by: 3).map { String(characters[$0..<$0 + 3]) }
    return NSString(string: groups.joined(separator: "-"))
}

private func refusal(_ status: OSStatus) -> CFError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(status))
}

private func answer(_ completion: @escaping () -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion() }
}
