import Foundation
import XCTest

/// A lifecycle trace as lines to compare: who, what, and the event's own field.
///
/// A controller goes by its title; without one by its class, numbered where the class is UIKit's own.
struct LifecycleTrace {
    private struct Event {
        let name: String
        let controller: Int
        let line: String
    }

    private static let layout: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    private static let callbacks: Set<String> = [
        "loadView", "viewDidLoad", "willMoveToParent", "didMoveToParent", "viewWillAppear", "viewIsAppearing",
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    private var events: [Event] = []

    init(_ text: String) throws {
        let objects = try text.split(separator: "\n").map { line in
            try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
        XCTAssertEqual(objects.map { $0["seq"] as? Int }, Array(1..<objects.count + 1))
        let names = try Self.names(objects)
        for object in objects {
            let controller = try XCTUnwrap(object["id"] as? Int)
            let event = try XCTUnwrap(object["event"] as? String)
            var line = "\(names[controller, default: "?"]) \(event)"
            if let animated = object["animated"] as? Bool { line += " animated=\(animated)" }
            if let parent = object["parent"] {
                let id = (parent as? [String: Any])?["id"] as? Int
                line += " parent=\(id.map { names[$0, default: "?"] } ?? "nil")"
            }
            events.append(Event(name: event, controller: controller, line: line))
        }
    }

    private static func names(_ objects: [[String: Any]]) throws -> [Int: String] {
        var names: [Int: String] = [:]
        var count = 0
        for object in objects {
            let id = try XCTUnwrap(object["id"] as? Int)
            if let title = object["title"] as? String { names[id] = title }
            guard names[id] == nil else { continue }
            let name = try XCTUnwrap(object["class"] as? String)
            let isOwn = !name.hasPrefix("UI")
            if !isOwn { count += 1 }
            names[id] = isOwn ? name.split(separator: ".").last.map(String.init) : "\(name)#\(count)"
        }
        return names
    }

    /// The callbacks but for those of layout, of which there may be any number (fact 2.34).
    var lines: [String] { events.filter { Self.callbacks.contains($0.name) }.map(\.line) }

    /// Appearances without a layout pass of the controller's own view between `viewIsAppearing` and `viewDidAppear`.
    var appearancesWithoutLayout: [String] {
        var found: [String] = []
        for (index, event) in events.enumerated() where event.name == "viewIsAppearing" {
            let own = events[index...].filter { $0.controller == event.controller }
            let passes = own.dropFirst().prefix { Self.layout.contains($0.name) }.map(\.name)
            if !passes.starts(with: ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]) { found.append(event.line) }
        }
        return found
    }
}
