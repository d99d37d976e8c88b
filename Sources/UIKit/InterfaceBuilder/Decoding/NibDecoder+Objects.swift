import Foundation

/// Objects that are no views: the items of bars, and gesture recognizers.
extension NibDecoder {
    // MARK: Bars

    func decodeNavigationItem(_ item: UINavigationItem) {
        item.title = element.string("title")
        if let prompt = element.string("prompt") { item.prompt = prompt }
        if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
        item.hidesBackButton = element.bool("hidesBackButton") ?? false
        item.leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
        if let mode: UINavigationItem.LargeTitleDisplayMode = element.choice(
            "largeTitleDisplayMode", ["always": .always, "never": .never, "automatic": .automatic])
        {
            item.largeTitleDisplayMode = mode
        }
        if let button = button("backBarButtonItem") { item.backBarButtonItem = button }
        if let button = button("leftBarButtonItem") { item.leftBarButtonItem = button }
        if let button = button("rightBarButtonItem") { item.rightBarButtonItem = button }
        let left = buttons("leftBarButtonItems")
        if !left.isEmpty { item.leftBarButtonItems = left }
        let right = buttons("rightBarButtonItems")
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let view = instantiation.makeView(element.child("titleView")) { item.titleView = view }
    }

    private func button(_ key: String) -> UIBarButtonItem? {
        element.child(key).flatMap { instantiation.makeObject($0) as? UIBarButtonItem }
    }

    private func buttons(_ list: String) -> [UIBarButtonItem] {
        element.list(list).compactMap { instantiation.makeObject($0) as? UIBarButtonItem }
    }

    func decodeBarButtonItem(_ item: UIBarButtonItem) {
        if let system = element.choice("systemItem", Self.systemItems) { item.adopt(system) }
        if let style: UIBarButtonItem.Style = element.choice(
            "style", ["plain": .plain, "bordered": .plain, "done": .done])
        {
            item.style = style
        }
        decodeBarItem(item)
        if let width = element.number("width") { item.width = width }
        if let color = instantiation.color("tintColor", of: element) { item.tintColor = color }
        // The view lies in the item, with or without a key.
        let view = element.child("customView") ?? element.children.first { NibClasses.isView($0) }
        if let view = instantiation.makeView(view) { item.customView = view }
    }

    /// The title that a document gives an item. Interface Builder writes an empty one for items of the system's, which
    /// keep their own.
    var barItemTitle: String? {
        guard let title = element.string("title") else { return nil }
        return title.isEmpty && element["systemItem"] != nil ? nil : title
    }

    /// What items of all bars have.
    func decodeBarItem(_ item: UIBarItem) {
        if let title = barItemTitle { item.title = title }
        if let image = instantiation.image("image", of: element) { item.image = image }
        if let tag = element.integer("tag") { item.tag = tag }
        item.isEnabled = element.bool("enabled") ?? true
        if let inset = element.child("imageInsets") ?? element.child("inset") { item.imageInsets = inset.insetByEdges }
        for attributes in element.children(named: "textAttributes") {
            guard let state = Self.states[attributes.key ?? ""] else { continue }
            item.setTitleTextAttributes(instantiation.textAttributes(attributes), for: state)
        }
        if let configuration = element.child("accessibilityConfiguration") {
            if let label = configuration.string("label") { item.accessibilityLabel = label }
            if let identifier = configuration.string("identifier") { item.accessibilityIdentifier = identifier }
        }
    }

    private static let states: [String: UIControl.State] = [
        "titleTextAttributes": .normal, "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
        "selected": .selected, "focused": .focused,
    ]

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    // MARK: Gestures

    func decodeRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.isEnabled = element.bool("enabled") ?? true
        recognizer.cancelsTouchesInView = element.bool("cancelsTouchesInView") ?? true
        recognizer.delaysTouchesBegan = element.bool("delaysTouchesBegan") ?? false
        recognizer.delaysTouchesEnded = element.bool("delaysTouchesEnded") ?? true
    }

    func decodeTap(_ tap: UITapGestureRecognizer) {
        decodeRecognizer(tap)
        tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
        tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    }

    func decodeLongPress(_ press: UILongPressGestureRecognizer) {
        decodeRecognizer(press)
        if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = Double(duration) }
        if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
        press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
        press.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    }

    func decodePan(_ pan: UIPanGestureRecognizer) {
        decodeRecognizer(pan)
        if let least = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
        if let most = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
    }

    func decodeEdgePan(_ pan: UIScreenEdgePanGestureRecognizer) {
        decodePan(pan)
        pan.edges = edges
    }

    func decodeSwipe(_ swipe: UISwipeGestureRecognizer) {
        decodeRecognizer(swipe)
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
            "left": .left, "right": .right, "up": .up, "down": .down,
        ]
        if let direction = element.choice("direction", directions) { swipe.direction = direction }
        swipe.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    }

    private var edges: UIRectEdge {
        guard let edges = element.child("edges") else { return [] }
        let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return all.reduce(into: []) { result, edge in if edges.bool(edge.0) ?? false { result.insert(edge.1) } }
    }
}
