import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class GestureTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private func show(_ gesture: some Gesture, size: CGFloat = 200) {
        screen.show(
            UIHostingController(
                rootView: Text("Box").frame(width: size, height: size).background(Color.red).gesture(gesture)))
    }

    func testATapIsToldOnce() {
        var taps: [String] = []
        show(TapGesture().onEnded { taps.append("tap") })
        screen.tap("Box")
        XCTAssertEqual(taps, ["tap"])
    }

    func testTwoTapsComeBeforeOne() {
        var taps: [String] = []
        show(
            TapGesture(count: 2).onEnded { taps.append("two") }.exclusively(
                before: TapGesture().onEnded { taps.append("one") }))
        screen.doubleTap("Box")
        screen.tap("Box")
        XCTAssertEqual(taps, ["two", "one"])
    }

    func testADragIsTold() {
        var drags: [DragGesture.Value] = []
        var ends: [DragGesture.Value] = []
        show(DragGesture().onChanged { drags.append($0) }.onEnded { ends.append($0) })
        screen.pan(from: "Box", by: 60, 30)
        XCTAssertGreaterThan(drags.count, 3)
        XCTAssertEqual(ends.count, 1)
        XCTAssertEqual(ends.first?.translation, CGSize(width: 60, height: 30))
        XCTAssertEqual(ends.first?.startLocation.x ?? 0, 100, accuracy: 0.5)
        XCTAssertEqual(ends.first?.location.y ?? 0, 130, accuracy: 0.5)
        // What is told first has come the distance that makes a drag of it.
        XCTAssertGreaterThanOrEqual(drags.first.map { hypot($0.translation.width, $0.translation.height) } ?? 0, 10)
        let last = drags.last
        XCTAssertGreaterThan(last?.predictedEndTranslation.width ?? 0, last?.translation.width ?? 0)
    }

    func testADragWithoutDistanceBeginsWithTheTouch() {
        var events: [String] = []
        show(
            DragGesture(minimumDistance: 0).onChanged { events.append("\($0.translation.width)") }.onEnded { _ in
                events.append("end")
            })
        screen.tap("Box")
        XCTAssertEqual(events, ["0.0", "end"])
    }

    private struct Mover: View {
        @GestureState private var distance = CGSize.zero
        @State private var place = CGSize.zero
        var body: some View {
            VStack {
                Text("Ball").frame(width: 60, height: 60).background(Color.blue)
                    .offset(x: place.width + distance.width, y: place.height + distance.height)
                    .gesture(
                        DragGesture().updating($distance) { value, state, _ in state = value.translation }
                            .onEnded { place.width += $0.translation.width })
                Text("by \(Int(distance.width)), at \(Int(place.width))")
            }
        }
    }

    func testAStateOfAGestureGoesBack() {
        screen.show(UIHostingController(rootView: Mover()))
        let finger = screen.touchDown("Ball")
        finger?.move(by: 40, 0)
        screen.runUntilIdle()
        screen.expectVisible("by 40, at 0")
        finger?.lift()
        screen.expectVisible("by 0, at 40")
        // The view is touched where it is shown now.
        screen.pan(from: "Ball", by: 20, 0)
        screen.expectVisible("by 0, at 60")
    }

    func testALongPress() {
        var events: [String] = []
        show(
            LongPressGesture(minimumDuration: 1).onChanged { events.append("down \($0)") }
                .onEnded { events.append("done \($0)") })
        screen.longPress("Box", for: 0.5)
        XCTAssertEqual(events, ["down true"])
        screen.longPress("Box", for: 1.5)
        XCTAssertEqual(events, ["down true", "down true", "done true"])
    }

    func testPressingIsTold() {
        var events: [String] = []
        screen.show(
            UIHostingController(
                rootView: Text("Box").onLongPressGesture {
                    events.append("done")
                } onPressingChanged: {
                    events.append("\($0)")
                }))
        screen.tap("Box")
        screen.longPress("Box", for: 1)
        XCTAssertEqual(events, ["true", "false", "true", "done", "false"])
    }

    func testPinchingAndTurningTogether() {
        var scale: CGFloat = 1
        var angle = Angle.zero
        show(
            MagnificationGesture().onChanged { scale = $0 }.simultaneously(
                with: RotationGesture().onChanged { angle = $0 }), size: 300)
        screen.pinch("Box", scale: 2)
        XCTAssertEqual(scale, 2, accuracy: 0.05)
        screen.rotate("Box", by: .pi / 2)
        XCTAssertEqual(angle.degrees, 90, accuracy: 3)
    }

    func testMagnifyAndRotateKnowTheirPlace() {
        var magnify: MagnifyGesture.Value?
        var rotate: RotateGesture.Value?
        show(
            MagnifyGesture().onEnded { magnify = $0 }.simultaneously(with: RotateGesture().onEnded { rotate = $0 }),
            size: 300)
        screen.pinch("Box", scale: 2)
        XCTAssertEqual(magnify?.startAnchor.x ?? 0, 0.5, accuracy: 0.1)
        screen.rotate("Box", by: .pi / 2)
        XCTAssertEqual(rotate?.startAnchor.y ?? 0, 0.5, accuracy: 0.1)
    }

    func testADragAfterALongPress() {
        var events: [String] = []
        show(
            LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
                switch value {
                case .first: events.append("first")
                case .second(_, nil): events.append("second")
                case .second(_, let drag?): if events.last != "drag" { events.append("drag") } else { _ = drag }
                }
            }.onEnded { value in
                if case .second(true, let drag?) = value { events.append("end \(Int(drag.translation.width))") }
            })
        screen.pan(from: "Box", by: 50, 0)
        XCTAssertEqual(events, ["first"])
        events = []
        let finger = screen.touchDown("Box")
        screen.wait(1)
        finger?.move(by: 50, 0)
        finger?.lift()
        XCTAssertEqual(events, ["first", "second", "drag", "end 50"])
    }

    private func nested(_ make: (Text) -> some View) {
        screen.show(UIHostingController(rootView: make(Text("Inner")).padding(40)))
    }

    func testWhichOfTwoGesturesComesFirst() {
        var taps: [String] = []
        nested { $0.onTapGesture { taps.append("inner") }.gesture(TapGesture().onEnded { taps.append("outer") }) }
        screen.tap("Inner")
        XCTAssertEqual(taps, ["inner"])
        taps = []
        nested {
            $0.onTapGesture { taps.append("inner") }.highPriorityGesture(TapGesture().onEnded { taps.append("outer") })
        }
        screen.tap("Inner")
        XCTAssertEqual(taps, ["outer"])
        taps = []
        nested {
            $0.onTapGesture { taps.append("inner") }.simultaneousGesture(TapGesture().onEnded { taps.append("outer") })
        }
        screen.tap("Inner")
        XCTAssertEqual(taps.sorted(), ["inner", "outer"])
        taps = []
        nested {
            $0.onTapGesture { taps.append("inner") }
                .gesture(TapGesture().onEnded { taps.append("outer") }, including: .gesture)
        }
        screen.tap("Inner")
        XCTAssertEqual(taps, ["outer"])
    }

    private struct Pinching: Gesture {
        let told: (CGFloat) -> Void
        var body: some Gesture<CGFloat> { MagnificationGesture().onEnded(told) }
    }

    func testAGestureOfTheApps() {
        var scale: CGFloat = 0
        show(Pinching { scale = $0 }.map { "\($0)" }, size: 300)
        screen.pinch("Box", scale: 2)
        XCTAssertEqual(scale, 2, accuracy: 0.05)
    }

    func testPlacesInASpaceWithAName() {
        var (named, global) = (CGPoint.zero, CGPoint.zero)
        screen.show(
            UIHostingController(
                rootView: Text("Box").frame(width: 100, height: 100)
                    .gesture(
                        SpatialTapGesture(coordinateSpace: .named("around")).onEnded { named = $0.location }
                            .simultaneously(
                                with: SpatialTapGesture(coordinateSpace: .global).onEnded { global = $0.location })
                    )
                    .padding(50).coordinateSpace(name: "around")))
        screen.tap("Box")
        XCTAssertEqual(named.x, 100, accuracy: 0.5)
        XCTAssertEqual(named.y, 100, accuracy: 0.5)
        XCTAssertEqual(global.x, screen.size.width / 2, accuracy: 1)
    }
}
