import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class StateTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private final class Model: ObservableObject {
        @Published var name = "Anna"
        @Published var isOn = false
    }

    @Observable final class Newer { var count = 1 }

    private struct Child: View {
        @Binding var isOn: Bool
        @EnvironmentObject var model: Model
        var body: some View {
            Toggle("Switch", isOn: $isOn)
            Text(model.name + (isOn ? " is on" : " is off"))
        }
    }

    private struct Parent: View {
        @ObservedObject var model: Model
        var body: some View { VStack { Child(isOn: $model.isOn) }.environmentObject(model) }
    }

    func testObjectsAndBindings() {
        let model = Model()
        screen.show(UIHostingController(rootView: Parent(model: model)))
        screen.expectVisible("Anna is off")
        model.isOn = true
        screen.runUntilIdle()
        screen.expectVisible("Anna is on")
        model.name = "Ben"
        screen.runUntilIdle()
        screen.expectVisible("Ben is on")
    }

    private struct Telling: View {
        let number: Int
        let newer: Newer
        let tell: (Int) -> Void
        var body: some View {
            tell(number)
            return Text("\(newer.count)")
        }
    }

    func testSiblingsAreEvaluatedInTheirOrder() {
        let newers = (0..<8).map { _ in Newer() }
        var told: [Int] = []
        screen.show(
            UIHostingController(
                rootView: VStack {
                    ForEach(0..<8) { number in Telling(number: number, newer: newers[number]) { told.append($0) } }
                }))
        told = []
        for newer in newers.reversed() { newer.count += 1 }
        screen.runUntilIdle()
        XCTAssertEqual(told, [0, 1, 2, 3, 4, 5, 6, 7])
    }

    private struct Observing: View {
        let newer: Newer
        var body: some View { Text("Newer: \(newer.count)") }
    }

    func testObservedProperties() {
        let newer = Newer()
        screen.show(UIHostingController(rootView: Observing(newer: newer)))
        screen.expectVisible("Newer: 1")
        newer.count = 2
        screen.runUntilIdle()
        screen.expectVisible("Newer: 2")
    }

    private struct Field: View {
        @State private var text = ""
        let note: (String) -> Void
        var body: some View {
            VStack {
                TextField("Name", text: $text).textFieldStyle(.roundedBorder)
                Text("Hello, \(text)")
            }
            .onAppear { note("appear") }
            .onDisappear { note("disappear") }
            .onChange(of: text) { old, new in note("\(old)>\(new)") }
        }
    }

    func testTypingAndEvents() {
        var events: [String] = []
        screen.show(UIHostingController(rootView: Field { events.append($0) }))
        screen.tap("Name")
        screen.typeText("Jo")
        screen.expectVisible("Hello, Jo")
        screen.show(UIViewController())
        XCTAssertEqual(events, ["appear", ">J", "J>Jo", "disappear"])
    }

    private struct Wrapped: UIViewRepresentable {
        let text: String
        let note: (String) -> Void
        final class Coordinator { var count = 0 }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UILabel {
            note("make")
            return UILabel()
        }
        func updateUIView(_ label: UILabel, context: Context) {
            context.coordinator.count += 1
            note("update \(context.coordinator.count)")
            label.text = text
        }
    }

    func testRepresentedViews() {
        var events: [String] = []
        let controller = UIHostingController(rootView: Wrapped(text: "One") { events.append($0) })
        screen.show(controller)
        controller.rootView = Wrapped(text: "Two") { events.append($0) }
        screen.runUntilIdle()
        screen.expectVisible("Two")
        XCTAssertEqual(events, ["make", "update 1", "update 2"])
    }

    private final class Child2: UIViewController {
        var note: ((String) -> Void)?
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note?(parent == nil ? "out" : "in")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note?("appeared")
        }
    }

    private struct Controller: UIViewControllerRepresentable {
        let note: (String) -> Void
        func makeUIViewController(context: Context) -> Child2 {
            let child = Child2()
            child.note = note
            return child
        }
        func updateUIViewController(_ controller: Child2, context: Context) {}
    }

    func testRepresentedControllersAreChildren() {
        var events: [String] = []
        let controller = UIHostingController(rootView: Controller { events.append($0) })
        screen.show(controller)
        XCTAssertTrue(controller.children.first is Child2)
        XCTAssertEqual(events, ["in", "appeared"])
    }
}
