import Foundation
import Synchronization
@_spi(Framework) import UIKit

/// The question whether some certificates are trusted.
///
/// Foundation asks it for each connection itself, by the system's certificates, and never hands it to an app. One that an app
/// makes is answered by bytes alone: the first certificate is trusted where it is one of the app's anchors.
public final class SecTrust: NSObject, Sendable {
    struct State: Sendable {
        var policies: [SecPolicy]
        var anchors: [SecCertificate] = []
        var result = SecTrustResultType.invalid
    }
    let certificates: [SecCertificate]
    let state: Mutex<State>

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        self.certificates = certificates
        state = Mutex(State(policies: policies))
    }

    fileprivate func evaluate() -> Bool {
        let isTrusted = state.withLock { state in
            let isTrusted = certificates.first.map(state.anchors.contains) ?? false
            state.result = isTrusted ? .proceed : .recoverableTrustFailure
            return isTrusted
        }
        guard !isTrusted else { return true }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                Findings.report(
                    limit: "security.trust",
                    "SecTrust does not follow chains of certificates: it trusts anchors alone.",
                    advice:
                        "Give it the certificate itself with SecTrustSetAnchorCertificates, or leave it to URLSession.")
            }
        }
        return false
    }
}

/// What became of the question whether certificates are trusted.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

private func list<Element>(_ object: CFTypeRef?, of type: Element.Type) -> [Element] {
    if let one = object as? Element { return [one] }
    guard let array = object as? NSArray else { return [] }
    return (0..<array.count).compactMap { array[$0] as? Element }
}

/// Makes the question for a certificate, or an array of them, the first of which is asked about, and for policies.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let found = list(certificates, of: SecCertificate.self)
    guard !found.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(found, list(policies, of: SecPolicy.self))
    return errSecSuccess
}

/// Sets the policies, one or an array of them.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    let found = list(policies, of: SecPolicy.self)
    trust.state.withLock { $0.policies = found }
    return errSecSuccess
}

/// Sets the certificates that are trusted.
@discardableResult public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
    let found = list(anchorCertificates, of: SecCertificate.self)
    trust.state.withLock { $0.anchors = found }
    return errSecSuccess
}

/// Whether the anchors alone are trusted: the system's certificates never are here.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// Answers the question, with an error where the certificate is not trusted.
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    if trust.evaluate() { return true }
    error?.pointee = NSError(
        domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted),
        userInfo: [NSLocalizedDescriptionKey: "The certificate is not one of the anchors."])
    return false
}

/// Answers the question.
@discardableResult public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    _ = trust.evaluate()
    result.pointee = trust.state.withLock { $0.result }
    return errSecSuccess
}

/// Answers the question on a queue, and calls a handler there.
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    nonisolated(unsafe) let result = result
    queue.async {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        result(trust, isTrusted, error)
    }
    return errSecSuccess
}

/// The last answer.
@discardableResult public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = trust.state.withLock { $0.result }
    return errSecSuccess
}

/// How many certificates there are.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// The certificate at a place; nil for none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// The certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }

/// The key of the first certificate: nil, since nothing of a certificate is read here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// The key of the first certificate: nil, since nothing of a certificate is read here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
