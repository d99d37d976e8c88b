import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class PresentationTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
    }

    private struct Asking: View {
        @State private var showsSheet = false
        @State private var showsAlert = false
        @State private var answer = "nothing"
        var body: some View {
            VStack {
                Text("Answer: \(answer)")
                Button("Open") { showsSheet = true }
                Button("Ask") { showsAlert = true }
            }
            .sheet(isPresented: $showsSheet, onDismiss: { answer = "closed" }) { Inside() }
            .alert("Sure?", isPresented: $showsAlert) {
                Button("Yes") { answer = "yes" }
                Button("No", role: .cancel) {}
            } message: {
                Text("Think.")
            }
        }
    }

    func testASheetComesAndGoes() {
        let controller = UIHostingController(rootView: Asking())
        screen.show(controller)
        screen.tap("Open")
        XCTAssertNotNil(controller.presentedViewController)
        screen.tap("Close")
        XCTAssertNil(controller.presentedViewController)
        screen.expectVisible("Answer: closed")
    }

    func testAnAlertAsks() {
        screen.show(UIHostingController(rootView: Asking()))
        screen.tap("Ask")
        screen.expectVisible("Think.")
        screen.tap("Yes")
        screen.expectVisible("Answer: yes")
    }

    private struct Tabs: View {
        @State private var tab = 1
        var body: some View {
            TabView(selection: $tab) {
                Text("First page").tabItem { Label("One", systemImage: "star") }.tag(1)
                Button("Back") { tab = 1 }.tabItem { Label("Two", systemImage: "heart") }.tag(2)
            }
        }
    }

    func testTabs() {
        screen.show(UIHostingController(rootView: Tabs()))
        screen.expectVisible("First page")
        screen.tap("Two")
        screen.expectVisible("Back")
        screen.tap("Back")
        screen.expectVisible("First page")
    }

    private struct Barred: View {
        @State private var count = 0
        var body: some View {
            NavigationView {
                Text("Count \(count)")
                    .navigationBarTitle("Title", displayMode: .inline)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("More") { count += 1 } } }
            }
        }
    }

    func testAButtonInTheBar() {
        screen.show(UIHostingController(rootView: Barred()))
        screen.tap("More")
        screen.expectVisible("Count 1")
        screen.expectVisible("Title")
    }
}
