import DisplayProtocol
import Foundation

/// Traces as apps record them, in few words.
struct InspectorTrace {
    private(set) var events: [TraceEvent] = []

    /// - Parameter object: The class, with its number after it: `Menu 4`.
    mutating func add(_ object: String, _ event: String, at time: Double = 0, _ fields: [String: JSONValue] = [:]) {
        let words = object.split(separator: " ")
        events.append(
            TraceEvent(
                seq: events.count + 1, time: time, class: String(words[0]), id: Int(words[1]) ?? 0, title: nil,
                event: event, fields: fields))
    }

    /// What the server sends of them.
    var json: String { get throws { String(decoding: try JSONEncoder().encode(events), as: UTF8.self) } }

    /// A container whose only child is exchanged for another a second after the launch, with an animation of 0.5 s.
    static var exchange: InspectorTrace {
        var trace = InspectorTrace()
        let parent: [String: JSONValue] = ["parent": TraceEvent.parent(class: "Menu", id: 4)]
        trace.add("Menu 4", "loadView")
        trace.add("Menu 4", "viewDidLoad")
        trace.add("One 1", "willMoveToParent", parent)
        trace.add("One 1", "loadView")
        trace.add("One 1", "viewDidLoad")
        trace.add("One 1", "didMoveToParent", parent)
        trace.add("Menu 4", "viewWillAppear", ["animated": false])
        trace.add("One 1", "viewWillAppear", ["animated": false])
        trace.add("Menu 4", "viewDidAppear", ["animated": false])
        trace.add("One 1", "viewDidAppear", ["animated": false])
        trace.add("One 1", "willMoveToParent", at: 1, ["parent": .null])
        trace.add("Two 2", "willMoveToParent", at: 1, parent)
        trace.add("Two 2", "loadView", at: 1)
        trace.add("Two 2", "viewDidLoad", at: 1)
        trace.add("One 1", "viewWillDisappear", at: 1, ["animated": true])
        trace.add("Two 2", "viewWillAppear", at: 1, ["animated": true])
        trace.add("One 1", "viewDidDisappear", at: 1.5, ["animated": true])
        trace.add("Two 2", "viewDidAppear", at: 1.5, ["animated": true])
        trace.add("One 1", "didMoveToParent", at: 1.5, ["parent": .null])
        trace.add("Two 2", "didMoveToParent", at: 1.5, parent)
        trace.add("One 1", "deinit", at: 1.5)
        return trace
    }

    private mutating func add(_ object: String, _ event: String, _ fields: [String: JSONValue]) {
        add(object, event, at: 0, fields)
    }
}
