import DisplayProtocol
import Foundation

/// Makes the device shake lightly, to confirm something.
///
/// There is nothing to shake here: each feedback is an event `feedback` in the trace.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIFeedbackGenerator") }

    private let identifier = TraceRecorder.makeIdentifier()

    public override init() { super.init() }

    /// Makes the next feedback come at once. There is no motor that has to be woken.
    open func prepare() {}

    func give(_ kind: String, intensity: CGFloat? = nil) {
        var fields: [String: JSONValue] = ["kind": .string(kind)]
        if let intensity { fields["intensity"] = .number(Double(min(max(intensity, 0), 1))) }
        TraceRecorder.shared.record(
            "feedback", class: objectiveCClassName(self), id: identifier, title: nil, fields: fields)
    }
}
