import DisplayProtocol
import Foundation
import XCTest

/// What the inspector makes of a trace, and where its timeline puts things.
@preconcurrency @MainActor
final class InspectorModuleTests: XCTestCase {
    private func evaluate<Value: Decodable>(_ type: Value.Type, _ script: String, trace: InspectorTrace = .exchange)
        throws
        -> Value
    {
        try PageModules.evaluate(
            type,
            """
            const { Model, transitionName, controllersIn } = modules["model"];
            const layout = modules["timeline/layout"];
            const { familyOf, callText } = modules["callbacks"];
            const model = new Model();
            model.add(input);
            \(script)
            """, input: trace.json)
    }

    func testStatesAndParentsFollowFromTheTraceAlone() throws {
        let lines = try evaluate(
            [String].self,
            """
            return model.outline().map(({ controller, depth, isFormer }) =>
              `${depth} ${controller.class} ${controller.state} ${isFormer} ${controller.isGone}`);
            """)
        XCTAssertEqual(
            lines,
            ["0 Menu appeared false false", "1 Two appeared false false", "0 One disappeared true true"])
    }

    func testAMovingControllerIsBetweenWillMoveAndDidMove() throws {
        let moves = try evaluate(
            [String?].self,
            """
            const other = new Model();
            return input.slice(10).map((event) => {
              if (!other.events.length) other.add(input.slice(0, 10));
              other.add([event]);
              return other.controllers.get(1).moving;
            });
            """)
        XCTAssertEqual(moves, Array(repeating: "out", count: 8) + [nil, nil, nil])
    }

    func testAChildThatWasTakenOutIsRemovedAndInsideNobody() throws {
        let lines = try evaluate(
            [String].self,
            """
            const other = new Model();
            return input.map((event) => {
              other.add([event]);
              const entry = other.outline().find(({ controller }) => controller.id === 1);
              return entry ? `${entry.depth} ${entry.controller.shownState}` : "";
            }).filter((line, at, all) => line !== all[at - 1]);
            """)
        XCTAssertEqual(
            lines,
            [
                "", "1 unloaded", "1 disappeared", "1 appearing", "1 appeared", "1 disappearing", "1 disappeared",
                "0 removed", "0 deinit",
            ])
    }

    func testARemovedControllerThatComesBackIsWhatItsViewIs() throws {
        var trace = InspectorTrace.exchange
        let parent: [String: JSONValue] = ["parent": TraceEvent.parent(class: "Menu", id: 4)]
        trace.add("Two 2", "willMoveToParent", at: 2, ["parent": .null])
        trace.add("Two 2", "didMoveToParent", at: 2, ["parent": .null])
        trace.add("Two 2", "viewWillDisappear", at: 2, ["animated": false])
        trace.add("Two 2", "viewDidDisappear", at: 2, ["animated": false])
        trace.add("Two 2", "willMoveToParent", at: 3, parent)
        trace.add("Two 2", "didMoveToParent", at: 3, parent)
        let spans = try evaluate(
            [String].self,
            "return model.controllers.get(2).spans.map(({ state, from, to }) => `${state} ${from} ${to}`).slice(-4);",
            trace: trace)
        XCTAssertEqual(
            spans, ["appeared 17 23", "disappearing 23 24", "removed 24 25", "disappeared 25 null"])
    }

    /// A tree is shown a frame after it came; what was told meanwhile is newer.
    func testATreeThatIsLateDoesNotBringARemovedChildBack() throws {
        let lines = try evaluate(
            [String].self,
            """
            const child = (id, name) => ({ class: name, id, state: "appeared", view: null, children: [] });
            model.setTree({ time: 0.5, windows: [{ isKey: true, view: { class: "UIView", id: 10, subviews: [] },
              rootViewController: { class: "Menu", id: 4, state: "appeared", view: 10,
                children: [child(1, "One"), child(7, "Older")] } }] });
            return model.outline().map(({ controller, depth }) => `${depth} ${controller.class}`);
            """)
        XCTAssertEqual(lines, ["0 Menu", "1 Two", "1 Older", "0 One"])
    }

    func testFromWillMoveToDidMoveIsAGap() throws {
        var trace = InspectorTrace()
        let parent: [String: JSONValue] = ["parent": TraceEvent.parent(class: "Menu", id: 4)]
        let code: [String: JSONValue] = ["code": "containment.missing-did-move"]
        trace.add("One 1", "willMoveToParent", at: 0, parent)
        trace.add("One 1", "didMoveToParent", at: 0, parent)
        trace.add("Two 2", "willMoveToParent", at: 0, parent)
        trace.add("Two 2", "diagnostic", at: 1, code)
        trace.add("Two 2", "willMoveToParent", at: 2, ["parent": .null])
        trace.add("Two 2", "didMoveToParent", at: 2, ["parent": .null])
        trace.add("Three 3", "willMoveToParent", at: 3, parent)
        trace.add("Three 3", "diagnostic", at: 4, code)
        trace.add("Three 3", "didMoveToParent", at: 5, parent)
        trace.add("Three 3", "diagnosticWithdrawn", at: 5, code)
        trace.add("Four 5", "willMoveToParent", at: 6, parent)
        let gaps = try evaluate(
            [String].self,
            """
            return [1, 2, 3, 5].map((id) => model.controllers.get(id).gaps
              .map(({ from, to, finding }) => `${from} ${to} ${finding}`).join());
            """, trace: trace)
        XCTAssertEqual(gaps, ["0 1 null", "2 5 3", "6 8 null", "10 null null"])
    }

    func testAWithdrawnFindingIsNoneAnyMore() throws {
        let codes = try evaluate(
            [String].self,
            """
            let changes = 0;
            model.on("findings", () => { changes += 1; });
            model.addFindings([{ code: "a", number: 1 }, { code: "b" }, { code: "c", number: 2 }]);
            model.withdrawFinding(1);
            model.withdrawFinding(7);
            return [...model.findings.map(({ code }) => code), `${changes}`];
            """)
        XCTAssertEqual(codes, ["b", "c", "2"])
    }

    func testATransitionLastsUntilAllHaveHeardTheirDid() throws {
        struct Transition: Decodable, Equatable {
            var name: String
            var from: Int
            var to: Int?
            var isAnimated: Bool
        }
        let transitions = try evaluate(
            [Transition].self,
            """
            return model.transitions.map((each) => ({ ...each, name: transitionName(each) }));
            """)
        XCTAssertEqual(
            transitions,
            [
                // The child appears because it is inside.
                Transition(name: "Menu appears", from: 6, to: 9, isAnimated: false),
                Transition(name: "One → Two", from: 14, to: 17, isAnimated: true),
            ])
    }

    func testTheClockCountsFromTheFirstEvent() throws {
        var trace = InspectorTrace()
        trace.add("Menu 4", "loadView", at: 34_588.25)
        trace.add("Menu 4", "viewDidLoad", at: 34_588.5)
        let times = try evaluate(
            [Double].self, "return [...model.events, ...model.recorded].map(({ time }) => time);", trace: trace)
        XCTAssertEqual(times, [0, 0.25, 34_588.25, 34_588.5])
    }

    func testPresentedControllersStandBesideTheirPresenter() throws {
        let lines = try evaluate(
            [String].self,
            """
            const view = (id) => ({ class: "UIView", id, frame: {}, windowFrame: {}, subviews: [] });
            const sheet = { class: "Sheet", id: 9, state: "appearing", view: 12, children: [] };
            model.setTree({ time: 0, windows: [{ isKey: true, view: { ...view(10), subviews: [view(11), view(12)] },
              rootViewController: { class: "Menu", id: 4, state: "appeared", view: 11, presented: [sheet],
                children: [{ class: "Two", id: 2, state: "appeared", view: null, children: [] }] } }] });
            return [...model.outline().map(({ controller, depth, isPresented }) => `${depth} ${controller.class} ${isPresented}`),
              ...[10, 11, 12].map((id) => `${id} ${model.views.get(id).controller} ${model.pathTo(id)}`)];
            """)
        XCTAssertEqual(
            lines,
            [
                "0 Menu false", "1 Two false", "0 Sheet true", "0 One false",
                "10 null 10", "11 4 10,11", "12 9 10,12",
            ])
    }

    func testFindingsNameTheirControllers() throws {
        let ids = try evaluate(
            [Int].self, #"return controllersIn(['<Child "Two #3" #2>', "<Menu #4>", "<UIView: 0x12>"]);"#)
        XCTAssertEqual(ids, [2, 4])
    }

    // MARK: Timeline

    func testInOrderEveryEventHasTheSameRoomAndInstantsStandApart() throws {
        let positions = try evaluate(
            [Double].self, "return [...layout.sequenceAxis(model.events, 20).positions];")
        let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
        XCTAssertEqual(Set(steps.prefix(9)), [20])
        // A second passes before the eleventh, half of one before the seventeenth.
        XCTAssertEqual(steps.indices.filter { steps[$0] > 20 }, [9, 15])
    }

    func testEventsOfOneTurnAreOneInstantThoughTheirTimesDiffer() throws {
        var trace = InspectorTrace()
        for time in [0, 0.003, 0.009, 0.016, 0.5, 0.5167] { trace.add("Menu 4", "viewWillLayoutSubviews", at: time) }
        let groups = try evaluate(
            [[Int]].self, "return layout.instants(model.events).map(({ from, to }) => [from, to]);", trace: trace)
        XCTAssertEqual(groups, [[0, 3], [4, 4], [5, 5]])
    }

    func testInTimeRoomIsMediaTimeAndPausesAreCutShort() throws {
        var trace = InspectorTrace()
        for time in [0, 0.25, 0.5, 60.5] { trace.add("Menu 4", "viewWillLayoutSubviews", at: time) }
        let positions = try evaluate(
            [Double].self, "return [...layout.timeAxis(model.events, 100, { idle: 0.75 }).positions];", trace: trace)
        XCTAssertEqual(zip(positions, positions.dropFirst()).map { $1 - $0 }, [25, 25, 75])
    }

    func testAMediaTimeHasItsPlaceBetweenEvents() throws {
        let places = try evaluate(
            [Double].self,
            """
            const axis = layout.timeAxis(model.events, 100, { idle: 2 });
            return [0, 0.5, 1, 1.25, 1.5, 1.7].map((time) => layout.positionOf(axis, time) - axis.positions[0]);
            """)
        for (place, expected) in zip(places, [0.0, 50, 100, 125, 150, 170]) {
            XCTAssertEqual(place, expected, accuracy: 1e-6)
        }
    }

    func testMarksThatWouldOverlapBecomeOneAsLongAsItCoversThem() throws {
        let groups = try evaluate(
            [String].self,
            """
            const clusters = (xs, width) => layout.clusters(xs, 5, (from, to) => (from === to ? 10 : width))
              .map(({ from, to, isSmall }) => `${from}-${to}${isSmall ? " small" : ""}`).join(", ");
            return [clusters([0, 2, 30, 100], 40), clusters([0, 2, 15, 100], 40), clusters([0, 1, 20, 21, 40, 41, 90], 30)];
            """)
        XCTAssertEqual(
            groups, ["0-1, 2-2, 3-3", "0-2, 3-3", "0-3, 4-5, 6-6"])
    }

    func testFiltersLookAtClassNumberAndCallback() throws {
        let seqs = try evaluate(
            [[Int]].self,
            """
            const kept = (text, families = null) => layout.filterEvents(model.events, { text, families, familyOf, callText })
              .map((index) => model.events[index].seq);
            return [kept("#2 appear"), kept("toParent: nil"), kept("one", new Set(["loading", "end"]))];
            """)
        XCTAssertEqual(seqs, [[16, 18], [11, 19], [4, 5, 21]])
    }

    func testLayersLieAsLowAsTheyCan() throws {
        let levels = try evaluate(
            [Int].self,
            """
            const frame = (x, y, width, height) => ({ frame: { x, y, width, height } });
            const { stackLevels } = modules["layer-levels"];
            return stackLevels([frame(0, 0, 100, 100), frame(0, 0, 40, 40), frame(60, 0, 40, 40), frame(30, 30, 40, 40)]);
            """)
        XCTAssertEqual(levels, [0, 1, 1, 2])
    }

    func testCallsAreWrittenAsSwiftWritesThem() throws {
        let texts = try evaluate([String].self, "return model.events.map(callText);")
        XCTAssertEqual(texts[2], "willMove(toParent: Menu)")
        XCTAssertEqual(texts[10], "willMove(toParent: nil)")
        XCTAssertEqual(texts[15], "viewWillAppear(true)")
        XCTAssertEqual(texts[20], "deinit")
    }

    /// Twenty thousand events are laid out in order, without one that is lost.
    func testLongTracesKeepTheirOrder() throws {
        let result = try evaluate(
            [Int].self,
            """
            const long = new Model();
            const many = [];
            for (let run = 0; many.length < 20000; run++) {
              for (const event of input) many.push({ ...event, seq: many.length + 1, time: run * 2 + event.time });
            }
            long.add(many);
            const { positions } = layout.sequenceAxis(long.events, 2);
            let rising = 0;
            for (let index = 1; index < positions.length; index++) if (positions[index] > positions[index - 1]) rising += 1;
            return [positions.length - 1 - rising, layout.lowerBound(positions, positions[12345]), long.transitions.length - 2 * Math.ceil(20000 / 21)];
            """)
        XCTAssertEqual(result, [0, 12345, 0])
    }

    /// An app that runs for hours has more events than a page can hold.
    func testTheOldestEventsAreForgotten() throws {
        struct Result: Decodable, Equatable {
            var seqs: [Int]
            var firstTime: Double
            var indicesOfTwo: [Int]
            var selected: Int?
            var resets: Int
        }
        let result = try evaluate(
            Result.self,
            """
            const { Selection } = modules["selection"];
            const other = new Model(20);
            const selection = new Selection(other);
            let resets = 0;
            other.on("reset", () => { resets += 1; });
            for (const event of input) {
              other.add([event]);
              if (other.events.length === 5) selection.selectEvent(4, "test");
            }
            return { seqs: other.events.map(({ seq }) => seq), firstTime: other.events[0].time,
              indicesOfTwo: other.controllers.get(2).events, selected: selection.event, resets };
            """)
        let trace = InspectorTrace.exchange.events
        let kept = trace.suffix(result.seqs.count)
        XCTAssertEqual(result.resets, 1)
        XCTAssertTrue((18...20).contains(result.seqs.count))
        XCTAssertEqual(result.seqs, kept.map(\.seq))
        // The time goes on from the same beginning.
        XCTAssertEqual(result.firstTime, try XCTUnwrap(kept.first).time)
        XCTAssertEqual(
            result.indicesOfTwo, kept.enumerated().compactMap { $0.element.id == 2 ? $0.offset : nil })
        XCTAssertNil(result.selected)
    }
}
