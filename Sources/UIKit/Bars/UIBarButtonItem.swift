import Foundation

/// A button in a bar.
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// Whether something carried over it for a moment activates it, which nothing does in Matryoshka: `true` is reported.
    open var isSpringLoaded = false { didSet { SpringLoading.report(isSpringLoaded, by: self) } }

    /// The style of a button: plain, or bold for one that completes a task.
    public enum Style: Int, Sendable {
        case plain = 0
        /// The style with a border of before iOS 7, which looks as the plain one.
        @available(*, deprecated, message: "Use UIBarButtonItem.Style.plain")
        case bordered
        case done
    }

    /// A button that the system names or draws, or a space between buttons.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// A page that curls, drawn as a book.
        case pageCurl
        /// A cross on a grey disc.
        case close = 24
    }

    /// The button's style: plain unless set.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
    /// The width in points; 0 lets the content decide.
    open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
    /// The titles that the item may have at times: the button is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { didChange() } } }
    /// The colour of title and picture; the bar's when nil.
    open var tintColor: UIColor? { didSet { didChange() } }
    /// A view to show in place of a button.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

    /// The target of the action, which is not kept alive; nil sends the action along the responder chain.
    open weak var target: AnyObject?
    /// The action that a tap sends, unless there is a `primaryAction`.
    open var action: Selector?
    /// The action of a tap, which also supplies a title and a picture that are not set.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction {
                if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
                if image == nil { image = primaryAction.image }
            }
            didChange()
        }
    }

    /// The distance by which the title of a back button is moved.
    var backTitleShift = UIOffset.zero { didSet { if backTitleShift != oldValue { didChange() } } }

    // See UIBarButtonItem+Looks.swift.
    var ownLook = BarItemLook() { didSet { didChange() } }

    /// Whether the bar shows the item: false unless set.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// Whether the item is on, which its button shows by a filled ground.
    open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }

    /// Whether its owner keeps it out of navigation bars for now, whoever put it there.
    var isWithheld = false { didSet { if isWithheld != oldValue { didChange() } } }

    /// The menu that the button opens: at once if it does nothing else, otherwise for a finger that rests on it.
    open var menu: UIMenu? { didSet { didChange() } }

    /// Whether a tap does something besides opening the menu.
    var hasAction: Bool { primaryAction != nil || action != nil }

    /// The system item that the button was made as.
    private(set) var systemItem: SystemItem?

    /// The button's view while it is in a bar; kept so that a tap under way survives a change.
    private(set) lazy var button = BarButton(item: self)

    public override init() { super.init() }

    /// Makes a button from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Makes a button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Makes a button with a picture, and another one for the low bars of phones that lie on their side.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes a button with a system item's title or picture, or a space; done and save are bold.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(
            title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target,
            action: action)
        adopt(systemItem)
    }

    /// Makes an item that shows a view in place of a button; the view has actions of its own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes a button that looks as its action says.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        // The initialiser's own change is not observed.
        title = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        image = primaryAction?.image
    }

    /// Makes a button that looks as its action says, unless it is given a title or a picture.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction)
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Makes a button with a title or a picture that sends an action, opens a menu, or both.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// Makes a button with a system item's title or picture that performs an action, opens a menu, or both.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.menu = menu
        self.primaryAction = primaryAction
    }

    /// Space that pushes the buttons beside it apart.
    public class func flexibleSpace() -> Self { make(.flexibleSpace) }

    /// Space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item: Self = make(.fixedSpace)
        item.width = width
        return item
    }

    private class func make<Item: UIBarButtonItem>(_ systemItem: SystemItem) -> Item {
        let item = unsafeDowncast(makeObject(Item.self), to: Item.self)
        item.adopt(systemItem)
        return item
    }

    /// Gives the button the system item's title or picture.
    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        switch systemItem.look {
        case .title(let text): title = text
        case .symbol(let name, let label):
            let configuration =
                systemItem == .close
                ? UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .default)
                : UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
            image = UIImage(systemName: name, withConfiguration: configuration)
            accessibilityLabel = label
        case .space: break
        }
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Carries out the item's action.
    func fire(from event: UIEvent?) {
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    enum Look {
        case title(String)
        case symbol(String, label: String)
        case space
    }

    var look: Look {
        switch self {
        case .done: .title("Done")
        case .cancel: .title("Cancel")
        case .edit: .title("Edit")
        case .save: .title("Save")
        case .undo: .title("Undo")
        case .redo: .title("Redo")
        case .flexibleSpace, .fixedSpace: .space
        case .add: .symbol("plus", label: "Add")
        case .compose: .symbol("square.and.pencil", label: "Compose")
        case .reply: .symbol("arrowshape.turn.up.left", label: "Reply")
        case .action: .symbol("square.and.arrow.up", label: "Share")
        case .organize: .symbol("folder", label: "Organize")
        case .bookmarks: .symbol("book", label: "Bookmarks")
        case .search: .symbol("magnifyingglass", label: "Search")
        case .refresh: .symbol("arrow.clockwise", label: "Refresh")
        case .stop, .close: .symbol("xmark", label: self == .close ? "Close" : "Stop")
        case .camera: .symbol("camera", label: "Camera")
        case .trash: .symbol("trash", label: "Delete")
        case .play: .symbol("play.fill", label: "Play")
        case .pause: .symbol("pause.fill", label: "Pause")
        case .rewind: .symbol("backward.fill", label: "Rewind")
        case .fastForward: .symbol("forward.fill", label: "Fast forward")
        case .pageCurl: .symbol("book", label: "Page curl")
        }
    }
}
