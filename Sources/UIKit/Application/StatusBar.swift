import Foundation
import QuartzCore

/// The style of the text in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, whichever can be read on the interface's style.
    case `default` = 0
    /// Light text, for dark content.
    case lightContent = 1
    /// Dark text, for light content.
    case darkContent = 3
}

/// The way in which the status bar comes and goes: at once, by fading, or by sliding over the screen's upper edge.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// The look of the status bar, as the controllers want it, or as the app itself does.
@MainActor final class StatusBar: SessionPart {
    private(set) var style = UIStatusBarStyle.default
    private(set) var isHidden = false
    /// The way in which the bar comes or goes in an animation.
    private(set) var animation = UIStatusBarAnimation.fade

    /// The bar's rectangle on the screen, in points; empty while it is hidden, as a phone on its side hides it.
    var frame: CGRect {
        let screen = UIScreen.main.configuration
        guard !isHidden, screen.statusBarHeight > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.statusBarHeight)
    }

    /// Whether controllers decide; otherwise the Info.plist and the application do (fact 8.08).
    var isControllerBased: Bool { AppInfo.value("UIViewControllerBasedStatusBarAppearance") as? Bool != false }

    /// The style that the app set, where controllers do not decide; nil leaves it to the Info.plist.
    private var ownStyle: UIStatusBarStyle?
    private var ownHidden: Bool?

    private var isAsking = false
    private var isAdopting = false
    /// The controllers that were asked last.
    private var deciders = Deciders(below: nil)

    /// The controllers whose answers count, which are not kept alive.
    private struct Deciders {
        weak var style: UIViewController?
        weak var hiding: UIViewController?

        @MainActor init(below root: UIViewController?) {
            style = root?.decider(\.childForStatusBarStyle)
            hiding = root?.decider(\.childForStatusBarHidden)
        }
    }

    /// Asks the root controller, or whomever it delegates to, and so on down (fact 8.01).
    func update(from root: UIViewController?) {
        guard isControllerBased else {
            adopt(ownStyle ?? Self.styleOfInfoPlist, isHidden: ownHidden ?? Self.isHiddenByInfoPlist, .fade)
            return
        }
        // An answer that asks for another update would have itself asked for ever.
        guard !isAsking else { return }
        // Controllers that hear of new insets may change their minds; they could do so without end.
        guard !isAdopting else { return UIApplication.shared.wishes.setNeedsUpdate(.statusBar) }
        isAsking = true
        deciders = Deciders(below: root)
        var style = deciders.style?.preferredStatusBarStyle ?? .default
        // Behind a view that has stepped back from the screen's edge it is dark.
        if style == .default, UIApplication.shared.decidingWindow?.hasRecededRoot ?? false { style = .lightContent }
        let isHidden = deciders.hiding?.prefersStatusBarHidden ?? false
        let animation = deciders.hiding?.preferredStatusBarUpdateAnimation ?? .fade
        isAsking = false
        isAdopting = true
        adopt(style, isHidden: isHidden, animation)
        isAdopting = false
    }

    /// Whether other controllers decide than those that were last asked, and want something else.
    ///
    /// A controller that still decides is not asked: the app would notice a question that UIKit does not put.
    func isOutdated(for root: UIViewController?) -> Bool {
        guard isControllerBased else { return false }
        let new = Deciders(below: root)
        return new.style !== deciders.style && (new.style?.preferredStatusBarStyle ?? .default) != style
            || new.hiding !== deciders.hiding && (new.hiding?.prefersStatusBarHidden ?? false) != isHidden
    }

    /// The application's own word, which counts only where controllers do not decide.
    func set(style: UIStatusBarStyle? = nil, isHidden: Bool? = nil, animation: UIStatusBarAnimation = .none) {
        guard !isControllerBased else { return }
        ownStyle = style ?? ownStyle
        ownHidden = isHidden ?? ownHidden
        let change = { [self] in
            adopt(
                ownStyle ?? Self.styleOfInfoPlist, isHidden: ownHidden ?? Self.isHiddenByInfoPlist, animation)
        }
        if animation == .none { change() } else { UIView.animate(withDuration: 0.35, animations: change) }
    }

    private func adopt(_ style: UIStatusBarStyle, isHidden: Bool, _ animation: UIStatusBarAnimation) {
        self.animation = animation
        guard style != self.style || isHidden != self.isHidden else { return }
        let comesOrGoes = isHidden != self.isHidden
        (self.style, self.isHidden) = (style, isHidden)
        SystemOverlay.shared.wishesDidChange()
        // Without a cutout to clear, the room at the top is that of the bar.
        guard comesOrGoes, !UIScreen.main.device.hasCutout else { return }
        for window in UIApplication.shared.windows { window.safeAreaMayHaveChanged() }
    }

    private static var isHiddenByInfoPlist: Bool { AppInfo.value("UIStatusBarHidden") as? Bool ?? false }

    private static var styleOfInfoPlist: UIStatusBarStyle {
        switch AppInfo.value("UIStatusBarStyle") as? String {
        case "UIStatusBarStyleLightContent": .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }
}
