import Foundation
import QuartzCore

/// A question of the system's to the person, above everything that the app shows.
///
/// The app is inactive while the question is on the screen, as it is while a system's alert covers it, and hears of it
/// as of any other interruption. One question is shown at a time, in the order in which they were asked.
@_spi(Framework) @MainActor public final class SystemAlert {
    let title: String
    let message: String?
    let choices: [String]
    let answer: @MainActor (Int) -> Void

    /// Asks as soon as the app is active and no other question is on the screen.
    ///
    /// - Parameters:
    ///   - choices: The titles of the buttons, from top to bottom; of two, from left to right.
    ///   - answer: Called with the number of the button that was tapped, when the question has left the screen.
    @discardableResult public init(
        title: String, message: String?, choices: [String], answer: @escaping @MainActor (Int) -> Void
    ) {
        self.title = title
        self.message = message
        self.choices = choices
        self.answer = answer
        SystemAlerts.shared.add(self)
    }

    /// Takes the question back, whether or not it is on the screen: nobody answers it any more.
    public func withdraw() { SystemAlerts.shared.withdraw(self) }
}

/// The questions of the system's that wait for an answer.
@MainActor final class SystemAlerts: SessionPart {
    private var waiting: [SystemAlert] = []
    private var window: SystemWindow?
    /// The question on the screen.
    private var shown: SystemAlert?
    /// The wait for an app that is not active.
    private var activation: (any NSObjectProtocol)?

    init() {}

    func sessionWillEnd() {
        window?.isHidden = true
        stopWaiting()
    }

    func add(_ alert: SystemAlert) {
        waiting.append(alert)
        showNext()
    }

    func withdraw(_ alert: SystemAlert) {
        waiting.removeAll { $0 === alert }
        if shown === alert { leave() }
    }

    /// Shows the next question, in a turn of the loop of its own: an app asks in the middle of its launch.
    private func showNext() {
        TimedCalls.shared.schedule(at: CACurrentMediaTime()) { [weak self] in
            guard let self, window == nil, !waiting.isEmpty else { return }
            guard UIApplication.shared.applicationState == .active else { return waitForActivity() }
            show(waiting.removeFirst())
        }
    }

    private func waitForActivity() {
        guard activation == nil else { return }
        activation = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.stopWaiting()
                self?.showNext()
            }
        }
    }

    private func stopWaiting() {
        if let activation { NotificationCenter.default.removeObserver(activation) }
        activation = nil
    }

    private func show(_ alert: SystemAlert) {
        AppActivity.resignActive(UIApplication.shared)
        let window = SystemWindow(frame: UIScreen.main.bounds, level: 20_000_000)
        (self.window, shown) = (window, alert)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
        for (number, choice) in alert.choices.enumerated() {
            let action = UIAlertAction(title: choice, style: .default) { [weak self] _ in self?.finish(alert, number) }
            // The system's own: the app's tint is none of its.
            action.look.titleColor = .systemBlue
            controller.addAction(action)
        }
        root.present(controller, animated: true)
    }

    private func finish(_ alert: SystemAlert, _ choice: Int) {
        // One that was taken back as it went away has no answer.
        guard shown === alert else { return }
        leave { alert.answer(choice) }
    }

    /// Takes the question from the screen; the app is active again before it gets the answer.
    private func leave(then answer: () -> Void = {}) {
        window?.isHidden = true
        (window, shown) = (nil, nil)
        if UIApplication.shared.applicationState == .inactive { AppActivity.becomeActive(UIApplication.shared) }
        answer()
        showNext()
    }
}
