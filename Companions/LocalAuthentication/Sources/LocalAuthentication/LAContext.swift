import Foundation
@_spi(Framework) import UIKit

/// How a person is to be known.
public enum LAPolicy: Int, Sendable {
    /// By face or finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By face or finger, or else by the device's code.
    case deviceOwnerAuthentication = 2
}

/// What a device knows people by.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    /// An older name.
    public static let LABiometryNone = LABiometryType.none
}

/// One question of who is there.
///
/// Replies come on the main thread; there, they come on some other one.
open class LAContext: NSObject, @unchecked Sendable {
    /// What the button says by which a person takes another way; nil for the system's words, empty for no button.
    open var localizedFallbackTitle: String?
    /// What the button says by which a person does not want to; nil for the system's words.
    open var localizedCancelTitle: String?
    /// What the person is told that it is for, where a call does not say.
    open var localizedReason = ""
    /// For how many seconds after the device was unlocked nobody is asked; kept for the app.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether the app may not ask: every question that would need to fails.
    open var interactionNotAllowed = false
    private var isInvalid = false

    /// Makes a question that was not asked yet.
    public override init() {}

    /// What the device knows people by: a face, or nothing.
    open var biometryType: LABiometryType { onMain { AuthenticationServices.shared.hasSensor } ? .faceID : .none }

    /// What changes when other faces are enrolled; nil where a person cannot be known.
    open var evaluatedPolicyDomainState: Data? {
        onMain { AuthenticationServices.shared.problem(.deviceOwnerAuthentication) } == nil ? Data([1]) : nil
    }

    /// Whether a person can be known in a way.
    ///
    /// - Parameter error: Gets the reason why not.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let problem = isInvalid ? .invalidContext : onMain { AuthenticationServices.shared.problem(policy) }
        if let problem { error?.pointee = LAError(problem) as NSError }
        return problem == nil
    }

    /// Asks who is there.
    ///
    /// - Parameters:
    ///   - localizedReason: What the person is told that it is for; not empty.
    ///   - reply: Told whether it is the person, or why that is not known.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        if localizedReason.isEmpty {
            NSException(name: .invalidArgumentException, reason: "Non-empty localizedReason must be provided.").raise()
            return
        }
        var problem = onMain { AuthenticationServices.shared.problem(policy) }
        if isInvalid { problem = .invalidContext } else if interactionNotAllowed { problem = .notInteractive }
        if let problem {
            soon { reply(false, LAError(problem)) }
            return
        }
        onMain {
            AuthenticationServices.shared.ask(self, policy, localizedReason) { code in
                soon { reply(code == nil, code.map { LAError($0) }) }
            }
        }
    }

    /// Asks who is there; true, if it is the person.
    ///
    /// - Throws: The reason why that is not known.
    @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            evaluatePolicy(policy, localizedReason: localizedReason) { isKnown, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: isKnown) }
            }
        }
    }

    /// Ends the question, which is answered with an error if it was asked.
    open func invalidate() {
        isInvalid = true
        onMain { AuthenticationServices.shared.cancel(self) }
    }
}
