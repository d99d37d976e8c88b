import Foundation

/// The question whether the app may do something, which the person is asked once for all who want to know meanwhile.
@_spi(Framework) @MainActor public final class PermissionQuestion {
    private var waiting: [@MainActor (Bool) -> Void] = []

    /// Makes a question that nobody has been asked yet.
    public init() {}

    /// The app's sentence for the person on what it wants something for, by the first key of its Info.plist that has one.
    ///
    /// A device ends an app that asks without such a sentence. Here that is reported, and the result is nil.
    ///
    /// - Parameters:
    ///   - function: The call that asks, as the report names it.
    ///   - code: The report's code.
    public static func purpose(_ keys: [String], for function: String, code: String) -> String? {
        let texts = keys.lazy.compactMap { AppProperties.value($0) as? String }
        if let text = texts.first(where: { !$0.isEmpty }) { return text }
        Findings.report(
            mistake: code,
            "\(function) asks nobody: the app's Info.plist has no \(keys[0]), and a device ends the app here",
            advice: "Add \(keys[0]) with a sentence that says to the person what it is for.")
        return nil
    }

    /// Asks, or waits for the answer where the question is on the screen already.
    ///
    /// - Parameter answer: Called with whether the person allows it, in the order in which the question was asked.
    public func ask(
        _ title: String, _ message: String?, no: String = "Don’t Allow", yes: String = "Allow",
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        waiting.append(answer)
        guard waiting.count == 1 else { return }
        SystemAlert(title: title, message: message, choices: [no, yes]) { self.settle($0 == 1) }
    }

    /// Tells all who wait what the person has decided, in the question or in the settings.
    public func settle(_ isAllowed: Bool) {
        let answers = waiting
        waiting = []
        for answer in answers { answer(isAllowed) }
    }
}
