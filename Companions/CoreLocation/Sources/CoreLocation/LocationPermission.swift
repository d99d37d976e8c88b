import Foundation
@_spi(Framework) import UIKit

/// What the person allows the app, and the questions that the system asks for it.
@MainActor final class LocationPermission {
    private(set) var status = CLAuthorizationStatus.notDetermined
    private(set) var accuracy = CLAccuracyAuthorization.fullAccuracy
    /// Whether location services are switched on.
    private(set) var isEnabled = true
    /// Called after each change, and after each question that was answered.
    var onChange: () -> Void = {}

    private var grant = Grant.none
    private var alert: SystemAlert?
    private var wasAskedForAlways = false
    private var hasToConfirmAlways = false

    /// How the person has said yes.
    private enum Grant {
        case none
        /// For this run of the app.
        case once
        case whileUsing
        /// Always, as far as the app is told; the person is asked when it matters.
        case provisional
        case always
    }

    var allowsPositions: Bool { isEnabled && (status == .authorizedAlways || status == .authorizedWhenInUse) }

    /// Whether it is known what the person allows.
    var isDecided: Bool { status != .notDetermined || !isEnabled }

    /// Whether a question is on the screen.
    var isAsking: Bool { alert != nil }

    // MARK: Requests

    func requestWhenInUse() {
        guard status == .notDetermined, alert == nil, isInFront else { return }
        guard let purpose = purpose(.whenInUse, for: "requestWhenInUseAuthorization()") else { return }
        askFirst(purpose) { self.decide($0, granting: .whileUsing) }
    }

    func requestAlways() {
        guard alert == nil, isInFront else { return }
        let function = "requestAlwaysAuthorization()"
        guard let always = purpose(.always, for: function), let inUse = purpose(.whenInUse, for: function) else {
            return
        }
        if status == .notDetermined {
            wasAskedForAlways = true
            askFirst(inUse) { self.decide($0, granting: .provisional) }
        } else if grant == .whileUsing, !wasAskedForAlways {
            wasAskedForAlways = true
            askForMore(always)
        }
    }

    func requestFullAccuracy(for key: String, _ completion: @escaping @MainActor @Sendable ((any Error)?) -> Void) {
        let purpose = fullAccuracyPurpose(for: key)
        guard allowsPositions, alert == nil, isInFront, let purpose else {
            soon { completion(CLError(.promptDeclined)) }
            return
        }
        // Whoever has it already is not asked.
        guard accuracy == .reducedAccuracy else {
            soon { completion(nil) }
            return
        }
        show(.precise(purpose)) { (isAllowed: Bool) in
            if isAllowed { self.accuracy = .fullAccuracy }
            completion(nil)
            if isAllowed { self.onChange() }
        }
    }

    private func fullAccuracyPurpose(for key: String) -> String? {
        let name = "NSLocationTemporaryUsageDescriptionDictionary"
        let texts = AppProperties.value(name) as? [String: Any]
        if let text = texts?[key] as? String, !text.isEmpty { return text }
        PurposeFinding.report(
            key: name, entry: key, for: "requestTemporaryFullAccuracyAuthorization(withPurposeKey:)")
        return nil
    }

    private var isInFront: Bool { UIApplication.shared.applicationState != .background }

    /// What the Info.plist says that positions are for; nil where it says nothing, which is reported.
    private func purpose(_ kind: PurposeKey, for function: String) -> String? {
        let texts = kind.names.compactMap { AppProperties.value($0) as? String }
        if let text = texts.first(where: { !$0.isEmpty }) { return text }
        PurposeFinding.report(key: kind.names[0], entry: nil, for: function)
        return nil
    }

    // MARK: Questions

    private enum Answer { case once, whileUsing, no }

    private func askFirst(_ purpose: String, then decide: @escaping @MainActor (Answer) -> Void) {
        let question = LocationQuestion.first(purpose)
        show(question) { (choice: Int) in decide([.once, .whileUsing, .no][choice]) }
    }

    private func decide(_ answer: Answer, granting grant: Grant) {
        switch answer {
        case .no: (status, self.grant) = (.denied, .none)
        case .once: (status, self.grant) = (.authorizedWhenInUse, .once)
        case .whileUsing:
            (status, self.grant) = (grant == .provisional ? .authorizedAlways : .authorizedWhenInUse, grant)
        }
        onChange()
    }

    private func askForMore(_ purpose: String) {
        show(.more(purpose)) { (isAllowed: Bool) in
            let before = self.status
            (self.status, self.grant) = isAllowed ? (.authorizedAlways, .always) : (.authorizedWhenInUse, .whileUsing)
            if self.status != before { self.onChange() }
        }
    }

    /// Asks with two answers, of which the last says yes.
    private func show(_ question: LocationQuestion, answer: @escaping @MainActor (Bool) -> Void) {
        show(question) { (choice: Int) in answer(choice == question.yes) }
    }

    private func show(_ question: LocationQuestion, answer: @escaping @MainActor (Int) -> Void) {
        alert = SystemAlert(title: question.title, message: question.purpose, choices: question.choices) { choice in
            self.alert = nil
            answer(choice)
        }
    }

    // MARK: Always, for now

    /// Positions went to an app in the background.
    func wasUsedInBackground() { if grant == .provisional { hasToConfirmAlways = true } }

    /// The person is back and can be asked whether the app may go on in the background.
    func appDidBecomeActive() {
        guard hasToConfirmAlways, grant == .provisional, alert == nil,
            let purpose = purpose(.always, for: "requestAlwaysAuthorization()")
        else { return }
        hasToConfirmAlways = false
        askForMore(purpose)
    }

    // MARK: The settings

    /// What the person chooses in the settings; nil stays as it is.
    func choose(status: CLAuthorizationStatus?, accuracy: CLAccuracyAuthorization?, isEnabled: Bool?) {
        let before = (self.status, self.accuracy, self.isEnabled)
        if let status {
            self.status = status
            grant = status == .authorizedAlways ? .always : status == .authorizedWhenInUse ? .whileUsing : .none
            wasAskedForAlways = false
        }
        self.accuracy = accuracy ?? self.accuracy
        self.isEnabled = isEnabled ?? self.isEnabled
        if before != (self.status, self.accuracy, self.isEnabled) { onChange() }
    }
}

/// The texts in the Info.plist that say what positions are for.
private enum PurposeKey {
    case whenInUse, always

    /// The one that is asked for, and older ones that count as well.
    var names: [String] {
        switch self {
        case .whenInUse: ["NSLocationWhenInUseUsageDescription"]
        case .always: ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"]
        }
    }
}
