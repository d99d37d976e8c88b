import UIKitTesting
import XCTest

@testable import SwiftUI

/// What views say of their surroundings: of fields, lists, sheets and of what is read out.
@preconcurrency @MainActor final class SurroundingsTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private func show<Content: View>(_ view: Content) -> UIView {
        let controller = UIHostingController(rootView: view)
        screen.show(controller)
        screen.runUntilIdle()
        return controller.view
    }

    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
    }

    func testFieldsWriteCapitalsAndNameTheirKey() throws {
        let view = show(
            VStack {
                TextField("Name", text: .constant("")).textInputAutocapitalization(.words).submitLabel(.done)
                TextField("Code", text: .constant("")).textInputAutocapitalization(.never)
            })
        let fields = all(UITextField.self, in: view)
        XCTAssertEqual(fields.map(\.autocapitalizationType), [.words, .none])
        XCTAssertEqual(fields.map(\.returnKeyType), [.done, .default])
    }

    func testListsAreShownWithoutBackgroundAndIndicators() throws {
        let list = List { Text("One") }
        let usual = try XCTUnwrap(all(UITableView.self, in: show(list)).first)
        XCTAssertEqual(usual.backgroundColor, .systemGroupedBackground)
        XCTAssertTrue(usual.showsVerticalScrollIndicator)
        let view = show(list.scrollContentBackground(.hidden).scrollIndicators(.hidden).scrollDisabled(true))
        let table = try XCTUnwrap(all(UITableView.self, in: view).first)
        XCTAssertEqual(table.backgroundColor, .clear)
        XCTAssertFalse(table.showsVerticalScrollIndicator)
        XCTAssertFalse(table.isScrollEnabled)
    }

    func testASheetRestsAtItsHeights() throws {
        let view = Text("Below").sheet(isPresented: .constant(true)) {
            Text("Above").presentationDetents([.medium, .height(200)]).interactiveDismissDisabled()
        }
        let controller = UIHostingController(rootView: view)
        screen.show(controller)
        screen.runUntilIdle()
        let presented = try XCTUnwrap(controller.presentedViewController)
        let sheet = try XCTUnwrap(presented.sheetPresentationController)
        XCTAssertEqual(sheet.detents.count, 2)
        XCTAssertTrue(sheet.prefersGrabberVisible)
        XCTAssertTrue(presented.isModalInPresentation)
        XCTAssertEqual(presented.view.frame.height, 200 + presented.view.safeAreaInsets.bottom, accuracy: 1)
    }

    func testPartsAreReadTogether() throws {
        let view = show(
            VStack {
                Text("Score")
                Text("12")
            }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton))
        let element = try XCTUnwrap(all(UIView.self, in: view).first { $0.isAccessibilityElement && !($0 is UILabel) })
        XCTAssertEqual(element.accessibilityLabel, "Score, 12")
        XCTAssertTrue(element.accessibilityTraits.contains(.button))
    }

    func testTraitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isSelected]
        XCTAssertTrue(traits.contains(.isButton))
        XCTAssertEqual(traits.remove(.isButton), .isButton)
        XCTAssertNil(traits.remove(.isButton))
        XCTAssertEqual(traits, .isSelected)
    }

    func testAnglesAreCounted() {
        let angle = Angle.degrees(90) + .degrees(45) * 2 - .degrees(30)
        XCTAssertEqual(angle.degrees, 150, accuracy: 1e-9)
        XCTAssertEqual((-angle / 2).degrees, -75, accuracy: 1e-9)
    }

    /// Builders of the app's own that no actor calls make views, too.
    nonisolated static func text(_ isFirst: Bool) -> some View { choose(isFirst) }

    @ViewBuilder nonisolated private static func choose(_ isFirst: Bool) -> some View {
        if isFirst { EmptyView() } else { AnyView(EmptyView()) }
    }

    func testViewsAreBuiltOutsideOfTheActor() {
        XCTAssertTrue("\(type(of: Self.text(true)))".contains("ConditionalContent"))
    }
}
