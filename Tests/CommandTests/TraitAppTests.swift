import Foundation
import XCTest

/// An app with a trait of its own, built and run while the appearance and the text size change.
final class TraitAppTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    func testAnAppHearsOfItsOwnAndTheSystemsTraits() throws {
        try runner.write(Self.source, to: "TraitApp/App.swift")
        try runner.write(
            """
            appId: test.traits
            ---
            - tapOn: Theme
            - setAppearance: dark
            - setTextSize: accessibility2
            - takeScreenshot: changed
            - tapOn: Theme
            - setTextSize: large
            - takeScreenshot: back
            """, to: "traits.yaml")
        let result = try runner.run(
            "run", "TraitApp", "--flow", "traits.yaml", "--output", "out", "--trace", "trace.jsonl")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output,
            """
            1 standard
            colours
            handler standard to pastel
            label standard to pastel
            colours
            handler pastel to pastel
            size UICTContentSizeCategoryAccessibilityL
            0 pastel
            colours
            handler pastel to standard
            label pastel to standard
            size UICTContentSizeCategoryL

            """)
        let trace = try runner.contents(of: "trace.jsonl").split(separator: "\n")
            .filter { $0.contains("traitCollectionDidChange") }
            .map { $0.contains("RootViewController") ? "root" : "child" }
        // One event for each of the five changes, from outside in.
        XCTAssertEqual(trace, Array(repeating: ["root", "child"], count: 5).flatMap { $0 })

        // What was changed while the app ran looks as if it had been launched so.
        let fresh = try runner.run(
            "run", "TraitApp", "--appearance", "dark", "--screenshot", "fresh.png")
        XCTAssertEqual(fresh.status, 0, fresh.errors)
        func picture(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(runner.folder.path)/\(name)") }
        XCTAssertEqual(picture("out/back.png"), picture("fresh.png"))
        XCTAssertNotEqual(picture("out/changed.png"), picture("fresh.png"))
    }

    private static let source = AppSource.app(
        showing: "RootViewController()",
        #"""
        enum Theme: Int { case standard, pastel }

        struct ThemeTrait: UITraitDefinition {
            static let defaultValue = Theme.standard
            static let affectsColorAppearance = true
            static let name = "Theme"
            static let identifier = "com.example.theme"
        }

        extension UITraitCollection {
            var theme: Theme { self[ThemeTrait.self] }
        }

        extension UIMutableTraits {
            var theme: Theme {
                get { self[ThemeTrait.self] }
                set { self[ThemeTrait.self] = newValue }
            }
        }

        class ChildViewController: UIViewController {
            let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                label.font = .preferredFont(forTextStyle: .title1)
                label.adjustsFontForContentSizeCategory = true
                label.numberOfLines = 0
                label.text = "Themed text that is long enough for two lines"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                view.backgroundColor = UIColor { $0.theme == .pastel ? .systemTeal : .systemBackground }
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                ])
                registerForTraitChanges([ThemeTrait.self, UITraitUserInterfaceStyle.self]) {
                    (self: Self, previousTraitCollection: UITraitCollection) in
                    print("handler \(previousTraitCollection.theme) to \(self.traitCollection.theme)")
                }
                let sizes: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self]
                registerForTraitChanges(sizes, action: #selector(sizeDidChange))
                let registration = registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
                    (controller: ChildViewController, _) in print("never")
                }
                unregisterForTraitChanges(registration)
                label.registerForTraitChanges([ThemeTrait.self], target: self, action: #selector(themeDidChange(_:previous:)))
            }

            @objc func sizeDidChange() {
                print("size \(traitCollection.preferredContentSizeCategory.rawValue)")
            }

            @objc func themeDidChange(_ sender: UIView, previous: UITraitCollection) {
                print("label \(previous.theme) to \(sender.traitCollection.theme)")
            }

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { print("colours") }
            }
        }

        class RootViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let child = ChildViewController()
                addChild(child)
                let regular = UITraitCollection { mutableTraits in mutableTraits.horizontalSizeClass = .regular }
                setOverrideTraitCollection(regular, forChild: child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
                let button = UIButton(type: .system)
                button.setTitle("Theme", for: .normal)
                button.frame = CGRect(x: 20, y: 500, width: 200, height: 44)
                button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
                view.addSubview(button)
            }

            @objc func toggle() {
                let pastel = traitOverrides.contains(ThemeTrait.self)
                if pastel { traitOverrides.remove(ThemeTrait.self) } else { traitOverrides.theme = .pastel }
                let traits = traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
                print(traits.changedTraits(from: traitCollection).count, UITraitCollection(traitsFrom: [traits]).theme)
            }
        }
        """#)
}
