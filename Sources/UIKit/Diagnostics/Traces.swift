import DisplayProtocol

/// What frameworks beside UIKit tell of in the trace: a sound that begins, a film that ends.
@_spi(Framework) @MainActor public enum Traces {
    /// Records an event.
    ///
    /// - Parameters:
    ///   - className: The class of the object that the event is about.
    ///   - fields: What belongs to the event. What differs from run to run stays out.
    public static func record(_ event: String, of className: String, _ fields: [String: String] = [:]) {
        TraceRecorder.shared.record(
            event, class: className, id: 0, title: nil, fields: fields.mapValues { .string($0) })
    }
}
