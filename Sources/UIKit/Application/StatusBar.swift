import Foundation
import QuartzCore

/// How the text of the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, whichever can be read on the interface's style.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What the controllers want of the status bar.
@MainActor final class StatusBar {
    private(set) var style = UIStatusBarStyle.default
    private(set) var isHidden = false
    /// Called when the answers changed.
    var didChange: (() -> Void)?

    /// Asks the root controller, or whomever it delegates to, and so on down (fact 8.01). With
    /// `UIViewControllerBasedStatusBarAppearance` NO in the Info.plist nobody is asked (8.08).
    func update(from root: UIViewController?) {
        guard Self.asksControllers else { return }
        let answers = Self.answers(from: root)
        guard answers != (style, isHidden) else { return }
        (style, isHidden) = answers
        didChange?()
        CATransaction.noteChange()
    }

    private static var asksControllers: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool != false
    }

    /// Whether the controllers want something else than what they answered when they were last asked.
    func isOutdated(for root: UIViewController?) -> Bool {
        Self.asksControllers && Self.answers(from: root) != (style, isHidden)
    }

    /// What the controllers want, asked of them now.
    static func answers(from root: UIViewController?) -> (style: UIStatusBarStyle, isHidden: Bool) {
        (
            root.map { follow($0, \.childForStatusBarStyle).preferredStatusBarStyle } ?? .default,
            root.map { follow($0, \.childForStatusBarHidden).prefersStatusBarHidden } ?? false
        )
    }

    private static func follow(
        _ root: UIViewController, _ next: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController {
        var controller = root
        var visited: Set<ObjectIdentifier> = []
        while visited.insert(ObjectIdentifier(controller)).inserted, let child = controller[keyPath: next] {
            controller = child
        }
        return controller
    }
}
