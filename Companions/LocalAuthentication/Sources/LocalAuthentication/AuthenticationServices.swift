import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// What a flow, a test or the page says of who is there.
struct SimulatedAuthentication: Decodable {
    /// Whether the face that the device sees now is the person's, which answers a question that waits; kept for later ones.
    var matches: Bool?
    /// Whether a face is enrolled.
    var enrolled: Bool?
    /// Whether the device has a sensor.
    var available: Bool?
    /// Whether the device has a code.
    var passcode: Bool?
}

/// The device's sensor in one session: who is there, and the question that waits for the answer.
@MainActor final class AuthenticationServices: SessionState {
    private(set) var hasSensor = true
    private var isEnrolled = true
    private var hasCode = true
    /// Whether it is the person; nil until somebody says.
    private var matches: Bool?
    private var failures = 0
    private var question: Question?

    private struct Question {
        weak var context: LAContext?
        var policy: LAPolicy
        var alert: SystemAlert?
        var answer: @MainActor (LAError.Code?) -> Void
    }

    // Choice (LocalAuthentication): a face may be wrong as often as on a device: after five times the code is needed.
    private static let patience = 5

    init() {
        if let event = Simulations.latest(__LocalAuthentication.simulation, as: SimulatedAuthentication.self) {
            adopt(event)
        }
    }

    /// Why a person cannot be known; nil if they can.
    func problem(_ policy: LAPolicy) -> LAError.Code? {
        if policy == .deviceOwnerAuthentication { return hasCode ? nil : .passcodeNotSet }
        if !hasSensor { return .biometryNotAvailable }
        if !hasCode { return .passcodeNotSet }
        if !isEnrolled { return .biometryNotEnrolled }
        return failures >= Self.patience ? .biometryLockout : nil
    }

    func ask(
        _ context: LAContext, _ policy: LAPolicy, _ reason: String, answer: @escaping @MainActor (LAError.Code?) -> Void
    ) {
        cancel(nil)
        question = Question(context: context, policy: policy, answer: answer)
        if let matches {
            finish(matches ? nil : .authenticationFailed)
            return
        }
        // Nobody has said who is there: the person at the display does.
        let byFace = hasSensor && isEnrolled && failures < Self.patience
        let cancel = context.localizedCancelTitle ?? "Cancel"
        let fallback = context.localizedFallbackTitle ?? "Enter Passcode"
        var choices = [byFace ? "Matching Face" : "Right Passcode", byFace ? "Non-matching Face" : "Wrong Passcode"]
        if !fallback.isEmpty, policy == .deviceOwnerAuthenticationWithBiometrics { choices.append(fallback) }
        choices.append(cancel)
        let all = choices
        question?.alert = SystemAlert(title: byFace ? "Face ID" : "Passcode", message: reason, choices: all) { choice in
            let name = all[choice]
            self.finish(
                choice == 0
                    ? nil : choice == 1 ? .authenticationFailed : name == cancel ? .userCancel : .userFallback)
        }
    }

    private func finish(_ code: LAError.Code?) {
        guard let question else { return }
        self.question = nil
        if question.policy == .deviceOwnerAuthenticationWithBiometrics {
            failures = code == .authenticationFailed ? failures + 1 : code == nil ? 0 : failures
        }
        question.answer(code)
    }

    /// Ends the question of a context, or any.
    func cancel(_ context: LAContext?) {
        guard let question, context == nil || question.context === context else { return }
        question.alert?.withdraw()
        finish(context == nil ? .systemCancel : .appCancel)
    }

    func take(_ event: SimulatedAuthentication) throws {
        adopt(event)
        guard let matches = event.matches, question != nil else { return }
        question?.alert?.withdraw()
        finish(matches ? nil : .authenticationFailed)
    }

    private func adopt(_ event: SimulatedAuthentication) {
        hasSensor = event.available ?? hasSensor
        isEnrolled = event.enrolled ?? isEnrolled
        hasCode = event.passcode ?? hasCode
        matches = event.matches ?? matches
        if event.enrolled == true || event.matches == true { failures = 0 }
    }
}
