import DisplayProtocol
import Foundation
import XCTest

/// The files that the inspector writes.
@preconcurrency @MainActor
final class InspectorExportTests: XCTestCase {
    /// The page writes, letter for letter, what `--trace` writes.
    func testJSONLinesAreThoseOfTheTrace() throws {
        var trace = InspectorTrace.exchange
        for time in [0.05, 0.583333, 34_588.958_123_4, 0.000_05, 0.1 + 0.2, 1.0 / 3, 2_000_000] {
            trace.add("Panel 9", "viewWillTransitionToSize", at: time, ["size": ["width": 393, "height": 426.5]])
        }
        trace.add(
            "Odd 12", "odd \"name\"\\\n\t\u{1}é🙂", at: 3, ["ratio": 1.5e-9, "z": ["b": 1, "a": [true, .null, "x"]]])
        var titled = try XCTUnwrap(trace.events.last)
        titled.title = "Zürich “A”\u{2028}"
        let events = trace.events + [titled]
        let written = try PageModules.evaluate(
            String.self,
            """
            const { jsonLines } = modules["export"];
            return jsonLines(input);
            """, input: String(decoding: JSONEncoder().encode(events), as: UTF8.self))
        XCTAssertEqual(
            written.components(separatedBy: "\n"), events.map(\.jsonLine) + [""])
    }

    private struct Slice: Decodable, Equatable {
        var name: String
        var cat: String?
        var ph: String
        var ts: Double
        var dur: Double?
        var pid: Int
        var tid: Int
        var s: String?
    }

    private func slices() throws -> [Slice] {
        struct File: Decodable { var traceEvents: [Slice] }
        return try PageModules.evaluate(
            File.self,
            """
            const { Model, transitionName } = modules["model"];
            const { perfettoTrace } = modules["export"];
            const { familyOf } = modules["callbacks"];
            const model = new Model();
            model.add(input);
            return perfettoTrace(model, familyOf, transitionName);
            """, input: InspectorTrace.exchange.json
        ).traceEvents
    }

    func testEveryCallbackIsAnInstantOfItsControllersTrackInOrder() throws {
        let instants = try slices().filter { $0.ph == "i" }
        XCTAssertEqual(instants.map(\.name), InspectorTrace.exchange.events.map(\.event))
        XCTAssertEqual(instants.map(\.tid), InspectorTrace.exchange.events.map { $0.id + 2 })
        XCTAssertEqual(Set(instants.map(\.s)), ["t"])
        XCTAssertEqual(Set(instants.map(\.pid)), [1])
        // Ten come at one instant, a nanosecond apart so that they keep their order.
        XCTAssertEqual(instants.prefix(3).map(\.ts), [0, 0.001, 0.002])
        XCTAssertEqual(instants.dropFirst(10).first?.ts, 1_000_000)
        XCTAssertTrue(zip(instants, instants.dropFirst()).allSatisfy { $0.ts < $1.ts })
    }

    func testStatesAreSlicesFromCallbackToCallback() throws {
        let slices = try slices()
        let states = slices.filter { $0.cat == "appearance" && $0.ph == "X" && $0.tid == 3 }
        XCTAssertEqual(states.map(\.name), ["appearing", "appeared", "disappearing"])
        let disappearing = try XCTUnwrap(states.last)
        XCTAssertEqual(disappearing.ts, 1_000_000.004)
        XCTAssertEqual(try XCTUnwrap(disappearing.dur), 499_999.996, accuracy: 0.0005)
        // What has not ended lasts as long as the trace.
        let appeared = try XCTUnwrap(slices.last { $0.cat == "appearance" && $0.ph == "X" && $0.tid == 4 })
        XCTAssertEqual(appeared.name, "appeared")
        XCTAssertEqual(
            appeared.ts + (appeared.dur ?? 0), try XCTUnwrap(slices.filter { $0.ph == "i" }.last).ts, accuracy: 0.0005)
    }

    /// Perfetto nests slices of a track: one that begins inside another has to end inside it too.
    func testSlicesOfATrackDoNotCross() throws {
        for track in Dictionary(grouping: try slices().filter { $0.ph == "X" }, by: \.tid).values {
            for (one, other) in zip(track, track.dropFirst()) {
                XCTAssertLessThanOrEqual(one.ts + (one.dur ?? 0), other.ts + 0.0005, "\(one) and \(other)")
            }
        }
    }

    func testTracksAreNamedAndOrderedByContainment() throws {
        struct File: Decodable {
            struct Entry: Decodable {
                struct Arguments: Decodable {
                    var name: String?
                    var sort_index: Int?
                }
                var name: String
                var ph: String
                var tid: Int
                var args: Arguments
            }
            var traceEvents: [Entry]
        }
        let file = try PageModules.evaluate(
            File.self,
            """
            const { Model, transitionName } = modules["model"];
            const { perfettoTrace } = modules["export"];
            const { familyOf } = modules["callbacks"];
            const model = new Model();
            model.name = "Ferry";
            model.add(input);
            return perfettoTrace(model, familyOf, transitionName);
            """, input: InspectorTrace.exchange.json)
        let metadata = file.traceEvents.filter { $0.ph == "M" }
        XCTAssertEqual(metadata.first?.args.name, "Ferry")
        let names = metadata.filter { $0.name == "thread_name" }.map(\.args.name)
        // The menu took One out: it is inside nobody, and comes last.
        XCTAssertEqual(names, ["Transitions", "Menu #4", "Two #2", "One #1"])
        let order = metadata.filter { $0.name == "thread_sort_index" }
        XCTAssertEqual(order.map(\.tid), [1, 6, 4, 3])
        XCTAssertEqual(order.map(\.args.sort_index), [-1, 0, 1, 2])
    }
}
