import Foundation
import XCTest

/// Traces of samples, and what is expected of them.
enum SampleTrace {
    /// A trace file's events as the expectations write them, without layout and what no sample has.
    static func events(in file: String) throws -> [String] {
        let left: Set = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "deinit", "traitCollectionDidChange"]
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        return try lines.compactMap { line in
            let event = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let name = try XCTUnwrap(event["event"] as? String)
            guard !left.contains(name) else { return nil }
            var text = "\(try XCTUnwrap(event["class"] as? String)) \(name)"
            if let animated = event["animated"] as? Bool { text += " animated=\(animated)" }
            if let parent = event["parent"] {
                text += " parent=\((parent as? [String: Any])?["class"] as? String ?? "nil")"
            }
            if let size = event["size"] as? [String: Double], let width = size["width"], let height = size["height"] {
                text += " size=\(width.formatted)x\(height.formatted)"
            }
            return text
        }
    }

    /// The lines of a hand-written trace: text from `#` on and empty lines do not count.
    static func expectedEvents(in file: String) throws -> [String] {
        try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let event = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return event.isEmpty ? nil : event
        }
    }
}

extension Double {
    /// Without a fraction when there is none.
    fileprivate var formatted: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
