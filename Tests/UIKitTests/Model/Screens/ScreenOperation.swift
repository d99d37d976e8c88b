import Foundation

/// One thing that an app or a person may do to controllers that UIKit's own containers and presentations show.
///
/// Controllers have numbers. What names one that is gone, or of another class, does nothing.
indirect enum ScreenOperation: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case leaf, navigation, tabs, scrolledPages, curledPages, split, alert

        var isPages: Bool { self == .scrolledPages || self == .curledPages }
    }

    enum Style: String, CaseIterable, Sendable {
        case automatic, fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext
    }

    /// What a finger does that is down.
    enum Gesture: String, CaseIterable, Sendable {
        case swipeBack, sheetDown, pageForward, pageBack
    }

    /// What a leaf is told, and may do something in.
    enum Callback: String, CaseIterable, Sendable {
        case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
        case willMove, didMove
    }

    // Controllers
    /// A controller around others, which have to be free; pages show the first and have the rest beside it.
    case make(Int, Kind, of: [Int], Style, definesContext: Bool)
    /// Lets go of a controller, which lives on where it is shown.
    case drop(Int)

    // Navigation
    case push(Int, onto: Int, animated: Bool)
    case pop(Int, animated: Bool)
    case popTo(Int, in: Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    case setStack(Int, [Int], animated: Bool)
    case hideBar(Int, Bool, animated: Bool)

    // Tabs
    case select(Int, index: Int)
    case tapTab(Int, index: Int)
    case setTabs(Int, [Int], animated: Bool)

    // Pages
    case setPage(Int, Int, forward: Bool, animated: Bool)

    // Split
    case showDetail(Int, by: Int)
    case showColumn(Int, isPrimary: Bool)

    // Presentation
    case present(Int, by: Int, animated: Bool)
    case dismiss(Int, animated: Bool)

    // Transitions of the app's own
    /// The next animated change has an animator of the app's own, which may be driven, or may give up by itself.
    case arm(isDriven: Bool, completes: Bool)
    /// How far the driven transition is.
    case drive(Double)
    case letGo(finishes: Bool)

    // A person
    case fingerDown(Gesture)
    /// How much of the way the finger has gone.
    case fingerMove(Double)
    case fingerUp(finishes: Bool)
    /// The system takes the touch away.
    case fingerCancel
    case tap(x: Double, y: Double)
    case turnDevice(onItsSide: Bool)

    // The window
    case showWindow(Bool)
    case setRoot(Int)

    // Time
    case commit
    /// In seconds.
    case advance(Double)
    case settle
    /// Once, when the leaf is told of something next.
    case hook(Int, Callback, ScreenOperation)

    /// The case's name, for counting.
    var name: String { String("\(self)".prefix { $0 != "(" }) }

    /// The expression that makes the operation, for a test.
    var code: String {
        var text = "\(self)"
        for type in ["Kind", "Style", "Gesture", "Callback"] {
            text = text.replacingOccurrences(of: "UIKitTests.ScreenOperation.\(type).", with: ".")
        }
        return "." + text.replacingOccurrences(of: "UIKitTests.ScreenOperation.", with: ".")
    }
}

extension ScreenOperation: Shrinkable {
    var simpler: [ScreenOperation] {
        switch self {
        case .make(let id, let kind, let content, let style, let defines):
            (defines ? [.make(id, kind, of: content, style, definesContext: false)] : [])
                + (style == .automatic || style == .fullScreen
                    ? [] : [.make(id, kind, of: content, .fullScreen, definesContext: defines)])
                + (content.count < 2
                    ? [] : [.make(id, kind, of: Array(content.dropLast()), style, definesContext: defines)])
        case .push(let id, let onto, true): [.push(id, onto: onto, animated: false)]
        case .pop(let id, true): [.pop(id, animated: false)]
        case .popTo(let id, let stack, true): [.popTo(id, in: stack, animated: false)]
        case .popToRoot(let id, true): [.popToRoot(id, animated: false)]
        case .setStack(let id, let content, let animated):
            (animated ? [.setStack(id, content, animated: false)] : [])
                + content.indices.filter { _ in content.count > 1 }.map { index in
                    .setStack(id, content.enumerated().filter { $0.offset != index }.map(\.element), animated: animated)
                }
        case .present(let id, let presenter, true): [.present(id, by: presenter, animated: false)]
        case .dismiss(let id, true): [.dismiss(id, animated: false)]
        case .setPage(let id, let page, let forward, true): [.setPage(id, page, forward: forward, animated: false)]
        case .setTabs(let id, let tabs, true): [.setTabs(id, tabs, animated: false)]
        case .advance(let seconds): seconds > 0.05 ? [.commit, .settle] : []
        case .hook(let id, let callback, let inner): [inner] + inner.simpler.map { .hook(id, callback, $0) }
        default: []
        }
    }
}
