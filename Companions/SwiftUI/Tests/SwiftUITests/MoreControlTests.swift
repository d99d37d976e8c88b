import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class MoreControlTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private func frame(_ text: String) throws -> CGRect {
        let view = try XCTUnwrap(screen.view(TouchTarget.text(text)))
        return view.convert(view.bounds, to: nil)
    }

    func testColumnsShareTheRoom() throws {
        screen.show(
            UIHostingController(
                rootView: LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(), GridItem()], spacing: 10) {
                    ForEach(0..<5) { Text("Cell \($0)").frame(height: 30) }
                }
                .frame(width: 276)))
        // 276 - 60 - 2 * 8 leaves 100 for each of the two.
        let (first, second, third) = try (frame("Cell 0"), frame("Cell 1"), frame("Cell 2"))
        XCTAssertEqual(second.midX - first.midX, 30 + 8 + 50, accuracy: 1)
        XCTAssertEqual(third.midX - second.midX, 108, accuracy: 1)
        XCTAssertEqual(try frame("Cell 3").midY - first.midY, 40, accuracy: 1)
    }

    private struct Opening: View {
        @State private var isOpen = false
        var body: some View {
            VStack { DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden words") } }
        }
    }

    func testAGroupIsOpened() {
        screen.show(UIHostingController(rootView: Opening()))
        screen.expectNotVisible("Hidden words")
        screen.tap("More")
        screen.expectVisible("Hidden words")
        screen.tap("More")
        screen.expectNotVisible("Hidden words")
    }

    private struct Asking: View {
        @State private var isAsking = false
        @State private var answer = "none"
        var body: some View {
            Button("Answer: \(answer)") { isAsking = true }.actionSheet(isPresented: $isAsking) {
                ActionSheet(
                    title: Text("Which?"), buttons: [.default(Text("This")) { answer = "this" }, .cancel()])
            }
        }
    }

    func testASheetOfAnswers() {
        screen.show(UIHostingController(rootView: Asking()))
        screen.tap("Answer: none")
        screen.expectVisible("Which?")
        screen.tap("This")
        screen.expectVisible("Answer: this")
    }

    private struct Fields: View {
        @FocusState private var focus: Int?
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("First", text: $text).focused($focus, equals: 1)
                TextField("Second", text: $text).focused($focus, equals: 2)
                Text("in \(focus.map { "\($0)" } ?? "none")")
                Button("Go") { focus = 2 }
                Button("Leave") { focus = nil }
            }
        }
    }

    func testTheFieldThatIsWrittenIn() {
        screen.show(UIHostingController(rootView: Fields()))
        screen.expectVisible("in none")
        screen.tap("First")
        screen.expectVisible("in 1")
        screen.tap("Go")
        screen.expectVisible("in 2")
        screen.tap("Leave")
        screen.expectVisible("in none")
    }

    private struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    Button("Jump") { proxy.scrollTo(40) }
                    ScrollView { VStack { ForEach(0..<50) { Text("Row \($0)").frame(height: 40).id($0) } } }
                }
            }
        }
    }

    func testAViewIsMovedIntoSight() {
        screen.show(UIHostingController(rootView: Jumping()))
        screen.expectNotVisible("Row 40")
        screen.tap("Jump")
        screen.expectVisible("Row 40")
    }

    private struct Stored: View {
        @AppStorage("MoreControlTests.count") private var count = 3
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    func testAValueOfTheDefaults() {
        UserDefaults.standard.removeObject(forKey: "MoreControlTests.count")
        defer { UserDefaults.standard.removeObject(forKey: "MoreControlTests.count") }
        screen.show(UIHostingController(rootView: Stored()))
        screen.tap("Count 3")
        screen.expectVisible("Count 4")
        XCTAssertEqual(UserDefaults.standard.integer(forKey: "MoreControlTests.count"), 4)
    }

    private struct Choosing: View {
        @State private var choice = "none"
        var body: some View {
            VStack {
                Text("chose \(choice)")
                Menu("Open") {
                    Button("Copy") { choice = "copy" }
                    Divider()
                    Button("Delete", role: .destructive) { choice = "delete" }
                }
            }
        }
    }

    func testAMenu() {
        screen.show(UIHostingController(rootView: Choosing()))
        screen.tap("Open")
        screen.tap("Delete")
        screen.expectVisible("chose delete")
    }
}
