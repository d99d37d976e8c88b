import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class ContainerTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    private struct Items: View {
        @State private var items = (1...3).map { Item(id: $0) }
        var body: some View {
            NavigationStack {
                List {
                    Section("Things") {
                        ForEach(items) { item in
                            NavigationLink {
                                Text("About \(item.id)").navigationTitle(item.name)
                            } label: {
                                Text(item.name)
                            }
                        }
                    }
                    Button("Add") { items.append(Item(id: items.count + 1)) }
                }
                .navigationTitle("Items")
            }
        }
    }

    func testRowsLinksAndChanges() {
        let controller = UIHostingController(rootView: Items())
        screen.show(controller)
        screen.expectVisible("Items")
        screen.expectVisible("THINGS")
        screen.tap("Add")
        screen.expectVisible("Item 4")
        screen.tap("Item 2")
        screen.expectVisible("About 2")
        let navigation = controller.children.first as? UINavigationController
        XCTAssertEqual(navigation?.topViewController?.navigationItem.title, "Item 2")
        navigation?.popViewController(animated: true)
        screen.runUntilIdle()
        screen.expectVisible("Item 4")
    }

    private struct Settings: View {
        @State private var isOn = false
        @State private var amount = 1
        @State private var choice = 0
        var body: some View {
            Form {
                Toggle("Sound", isOn: $isOn)
                Stepper("Amount: \(amount)", value: $amount, in: 0...2)
                Picker("Choice", selection: $choice) {
                    Text("First").tag(0)
                    Text("Second").tag(1)
                }
                .pickerStyle(.segmented)
                Text(isOn ? "Loud \(choice)" : "Quiet \(choice)")
            }
        }
    }

    func testControlsInAForm() {
        let controller = UIHostingController(rootView: Settings())
        screen.show(controller)
        screen.expectVisible("Quiet 0")
        screen.tap("Second")
        screen.expectVisible("Quiet 1")
        screen.expectVisible("Amount: 1")
    }

    func testContentThatIsScrolled() {
        let controller = UIHostingController(
            rootView: ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 40) } } })
        screen.show(controller)
        let scroll = controller.view.subviews.first as? UIScrollView
        XCTAssertEqual(scroll?.contentSize.height, 2000)
        screen.expectVisible("Row 0")
        screen.expectNotVisible("Row 49")
    }

    func testACellsContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Text("In a cell") }
        let controller = UIViewController()
        cell.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
        controller.view.addSubview(cell)
        screen.show(controller)
        screen.expectVisible("In a cell")
    }
}
