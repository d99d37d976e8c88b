/// A source with every Objective-C spelling that is translated. Lines count from the first one inside the quotes.
enum ScreenFixture {
    static let path = "/Original/App/Screen.swift"
    static let source = #"""
        import UIKit
        import ObjectiveC
        import class UIKit.UILabel

        @objc @MainActor protocol ScreenDelegate {
            func screenDidClose(_ screen: Screen)
            @objc(screen:openedAt:) func screen(_ screen: Screen, opened: Date)
        }

        @objc protocol Marked: ScreenDelegate { var mark: Int { get } }

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        @objcMembers class Model: NSObject {
            var name = "x"
            dynamic var count: Int = 0
            private var secret = 1
            private(set) var readable: String = ""
            let constant = 3
            lazy var late: [Int] = []
            var doubled: Int { count * 2 }
            var stored: Int { get { count } set { count = newValue } }
            @nonobjc func hidden() {}
            func reset(to value: Int) {}
            func change(name: String, by amount: Int) -> Bool { true }
            func generic<T>(_ value: T) {}
            func variadic(_ values: Int...) {}
            func swap(_ a: inout Int) {}
            func load() async {}
            func fail() throws {}
            static func shared() -> Model { Model() }
            subscript(index: Int) -> Int { index }
        }

        class Submodel: Model {
            @objc func extra() {}
            override func reset(to value: Int) {}
        }

        class Plain { @objc func fire(_ timer: Timer) {} }
        class PlainChild: Plain { @objc func more() {} }
        final class Box<T>: UIView { @IBOutlet weak var inside: UIView?; @objc func open() -> T? { nil } }

        open class OpenView: UIView { @objc open func a() {} }
        public final class PublicView: OpenView { @objc public func b() {} }

        class Screen: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
            @IBOutlet weak var label: UILabel!
            @IBOutlet private weak var secret: UILabel?
            @IBOutlet fileprivate var strong: UIImageView! { didSet { strong.setNeedsLayout() } }
            @IBOutlet private(set) var buttons: [UIButton]!
            @IBOutlet var views: [UIView] = []
            @IBOutlet
            weak
            var split: UIView?
            @IBOutlet weak var delegate: (AnyObject & ScreenDelegate)?
            @IBInspectable var radius: CGFloat = 4
            @IBInspectable var flag = false
            @objc var `class`: Int = 0
            @objc(isReady) var ready: Bool = true
            @objc class var kind: Int { 0 }
            weak var closeDelegate: ScreenDelegate?

            private class Nested: UIView {
                @IBOutlet private weak var inner: UIView!
                @objc private func poke() {}
                func go() { _ = UITapGestureRecognizer(target: self, action: #selector(poke)) }
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton()
                button.addTarget(self, action: #selector(tap), for: .touchUpInside)
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                button.addTarget(self, action: #selector(Screen.press(sender:)), for: .touchUpInside)
                button.addTarget(self, action: #selector(self.drag(_:for:)), for: .touchUpInside)
                button.addTarget(self, action: #selector(over as (UIButton) -> Void), for: .touchUpInside)
                button.addTarget(self, action: #selector(
                    Screen.renamed), for: .touchUpInside)
                button.addTarget(self, action: #selector(hideKeyboard), for: .touchUpInside)
                button.addTarget(self, action: #selector(inExtension(value:)), for: .touchUpInside)
                button.addTarget(self, action: #selector(UIResponder.resignFirstResponder), for: .touchUpInside)
                button.addTarget(self, action: #selector(viewDidLoad), for: .touchUpInside)
                let selectors = [#selector(getter: Screen.ready), #selector(setter: Screen.ready), #selector(tap)]
                if selectors[0] == #selector(tap), #selector(tap)==selectors[2] { print(#keyPath(Screen.label.text)) }
                class Local: NSObject { @objc func inside() {} }
                _ = Local()
            }

            @IBAction func tap() {}
            @IBAction private func tapped(_ sender: UIButton) {}
            @IBAction func press(sender: Any?) {}
            @IBAction func drag(_ sender: UIButton!, for event: UIEvent) {}
            @objc func over() {}
            @objc func over(_ button: UIButton) {}
            @objc(other:) func renamed(_ action: @escaping (Int) -> Void) {}
            @IBSegueAction func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? { nil }
            @objc func compute(_ values: [String: Int], in range: NSRange) -> String { "" }
            @objc func screenDidClose() {}
            @available(*, unavailable) @objc func never() {}
            #if DEBUG
            @objc func debugOnly() {}
            #else
            @objc func releaseOnly() {}
            #endif
            #if os(iOS) && !os(macOS)
            @objc func onPhone() {}
            #endif
            #if canImport(SwiftUI)
            @IBOutlet weak var missing: UIView!
            #endif
        }

        extension Screen {
            @objc private func inExtension(value: Int) {}
            @IBInspectable var inspectableInExtension: Double { get { 0 } set {} }
        }

        private extension Screen {
            @objc func inPrivateExtension() {}
        }

        @objc extension Screen { func exposed() {} }

        extension Screen: ScreenDelegate {
            func screenDidClose(_ screen: Screen) { _ = #selector(screenDidClose(_:)) }
            func screen(_ screen: Screen, opened: Date) { _ = #selector(ScreenDelegate.screen(_:opened:)) }
        }

        extension UIViewController {
            @objc func hideKeyboard() { _ = view.endEditing(true) }
        }

        extension Screen {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                super.dismiss(animated: flag, completion: completion)
            }
            override var prefersStatusBarHidden: Bool { true }
        }

        private extension UIView {
            @IBInspectable var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
            @objc func shake(times: Int) {}
        }
        """#
}
