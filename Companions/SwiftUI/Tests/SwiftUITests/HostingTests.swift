import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class HostingTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add") { count += 1 }
                if count > 1 { Text("Many") }
            }
        }
    }

    func testStateIsShownAnew() {
        screen.show(UIHostingController(rootView: Counter()))
        screen.expectVisible("Count: 0")
        screen.tap("Add")
        screen.expectVisible("Count: 1")
        screen.expectNotVisible("Many")
        screen.tap("Add")
        screen.expectVisible("Count: 2")
        screen.expectVisible("Many")
    }
}
