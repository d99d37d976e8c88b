import DisplayProtocol
import Foundation

/// A generator of light knocks of the device, to confirm something.
///
/// There is nothing to shake here: each feedback is an event `feedback` in the trace.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIFeedbackGenerator") }

    private let identifier = TraceRecorder.makeIdentifier()

    public override init() { super.init() }

    /// Prepares the next feedback; there is no motor that has to be woken, so nothing happens.
    open func prepare() {}

    func give(_ kind: String, intensity: CGFloat? = nil) {
        var fields: [String: JSONValue] = ["kind": .string(kind)]
        if let intensity { fields["intensity"] = .number(Double(min(max(intensity, 0), 1))) }
        TraceRecorder.shared.record(
            "feedback", class: objectiveCClassName(self), id: identifier, title: nil, fields: fields)
    }
}
