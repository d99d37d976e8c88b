import Foundation
import XCTest

/// What the compiler says of an app in Swift 5 mode, and what it does not.
final class SwiftModeTests: XCTestCase {
    private func errors(_ source: String) throws -> [String] {
        let runner = try CommandRunner()
        try runner.write(AppSource.app(showing: "UIViewController()", source), to: "App/App.swift")
        return try runner.run("run", "App").errorLines.filter { $0.contains("error:") }
    }

    /// UIKit's declarations are there from before Swift had actors, as the compiler sees it; so are their subclasses.
    func testIsolationIsNoErrorInSwift5() throws {
        let found = try errors(
            """
            class Model {
                let label = UILabel()
                weak var controller: UIViewController?
                var title: String? { controller?.title }
                init(size: CGSize = UIScreen.main.bounds.size) {}
                func change(_ view: Own) {
                    controller?.dismiss(animated: true)
                    UIView.animate(withDuration: 1) { self.label.alpha = 0 }
                    view.refresh()
                    Own.shared.count += 1
                }
                deinit { label.removeFromSuperview() }
            }
            class Own: UIView {
                static let shared = Own()
                var count = 0
                func refresh() {}
                override var hash: Int { count }
                deinit { refresh() }
            }
            struct Metrics { static let width = UIScreen.main.bounds.width }
            enum Theme { static func apply() { UINavigationBar.appearance().tintColor = .red } }
            class Work: Operation, @unchecked Sendable {
                let view = UIImageView()
                override func main() { view.image = nil }
            }
            class Screen: UIViewController, XMLParserDelegate {
                var items = 0
                func reload() {}
                func load() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.reload() }
                    DispatchQueue.global().async { self.items += 1 }
                    URLSession.shared.dataTask(with: URL(string: "x")!) { _, _, _ in self.reload() }.resume()
                }
                func parser(_ parser: XMLParser, foundCharacters string: String) { reload() }
            }
            """)
        XCTAssertEqual(found, [])
    }
}
