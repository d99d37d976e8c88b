import QuartzCore
import UIKit

/// Who keeps an object alive, as far as can be seen from outside.
@MainActor enum Holders {
    static func describe(_ object: AnyObject) -> [String] {
        var holders: [String] = []
        if let controller = object as? UIViewController { holders += ofController(controller) }
        if let view = object as? UIView { holders += ofView(view) }
        let stored = StoredReferences.holders(of: object)
        holders += stored
        let animations = AnimationTimeline.shared.descriptions
        if !animations.isEmpty {
            holders.append("closures of what still runs may hold it: \(animations.joined(separator: ", "))")
        }
        return holders
    }

    private static func ofController(_ controller: UIViewController) -> [String] {
        var holders: [String] = []
        if let parent = controller.parent {
            holders.append("it is a child of \(type(of: parent)): removeFromParent() was not called")
        }
        for window in UIApplication.shared.windows where window.rootViewController === controller {
            holders.append("it is the root view controller of \(window.isHidden ? "a hidden" : "the") window")
        }
        if let window = controller.viewIfLoaded?.window,
            !UIApplication.shared.windows.contains(where: { $0 === window })
        {
            holders.append("its view is in a window that is not on the screen, which somebody keeps")
        }
        if AppearanceQueue.shared.isHolding(controller) {
            holders.append("its appearance transition has not ended")
        }
        return holders
    }

    private static func ofView(_ view: UIView) -> [String] {
        guard let superview = view.superview else { return [] }
        return ["it is in \(superview.nameInMessages): removeFromSuperview() was not called"]
    }
}
