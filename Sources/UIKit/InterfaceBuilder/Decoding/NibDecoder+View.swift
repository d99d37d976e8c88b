import Foundation

extension NibDecoder {
    /// What every view has.
    func decodeView(_ view: UIView) {
        decodeGeometry(view)
        decodeLooks(view)
        decodeInteraction(view)
        decodeAccessibility(view)
        decodeLayout(view)
    }

    private func decodeGeometry(_ view: UIView) {
        // Without any constraint of its own, a view is held by its frame although the document calls it translated.
        let isHeldByFrame = element.bool("fixedFrame") ?? false
        let translates = element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        view.translatesAutoresizingMaskIntoConstraints = translates || isHeldByFrame
        if let mask = element.child("autoresizingMask") { view.autoresizingMask = mask.autoresizingMask }
        view.autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
        if let frame = element.rect("frame") {
            view.frame = frame
        } else if let frame = element.child("frameInset") {
            let origin = CGPoint(x: frame.number("minX") ?? 0, y: frame.number("minY") ?? 0)
            view.frame = CGRect(origin: origin, size: frame.size)
        }
        if let bounds = element.rect("bounds") { view.bounds = bounds }
    }

    private func decodeLooks(_ view: UIView) {
        if let mode = element.choice("contentMode", Self.contentModes) { view.contentMode = mode }
        if element.child("backgroundColor") != nil {
            view.backgroundColor = instantiation.color("backgroundColor", of: element)
        }
        if let tint = instantiation.color("tintColor", of: element) { view.tintColor = tint }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        view.isHidden = element.bool("hidden") ?? view.isHiddenInNibs
        // Left out, these mean yes whatever the class's own default is, except clipping.
        view.isOpaque = element.bool("opaque") ?? true
        view.clearsContextBeforeDrawing = element.bool("clearsContextBeforeDrawing") ?? true
        if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") { view.clipsToBounds = clips }
        if let semantic = element.choice("semanticContentAttribute", Self.semanticAttributes) {
            view.semanticContentAttribute = semantic
        }
        if let tag = element.integer("tag") { view.tag = tag }
        if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
        if let style = element.choice(
            "overrideUserInterfaceStyle", ["light": UIUserInterfaceStyle.light, "dark": .dark])
        {
            view.overrideUserInterfaceStyle = style
        }
    }

    private func decodeInteraction(_ view: UIView) {
        // Image views and labels begin without.
        let isEnabled = element.bool("userInteractionEnabled") ?? true
        if view.isUserInteractionEnabled != isEnabled { view.isUserInteractionEnabled = isEnabled }
        if let isMultiple = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = isMultiple }
        if let isExclusive = element.bool("exclusiveTouch") { view.isExclusiveTouch = isExclusive }
    }

    private func decodeAccessibility(_ view: UIView) {
        guard let configuration = element.child("accessibilityConfiguration") else { return }
        if let label = configuration.string("label") { view.accessibilityLabel = label }
        if let hint = configuration.string("hint") { view.accessibilityHint = hint }
        if let identifier = configuration.string("identifier") { view.accessibilityIdentifier = identifier }
        if let traits = configuration.child("traits") { view.accessibilityTraits = traits.accessibilityTraits }
        if let isElement = configuration.child("isElement")?.bool("value") { view.isAccessibilityElement = isElement }
    }

    /// Subviews, and what refers to them.
    ///
    /// - Parameter parts: Views that are there already, by the identifiers that the document has for them.
    func decodeSubviews(_ view: UIView, parts: [String: UIView] = [:]) {
        let excluded = instantiation.excluded(from: "subviews", of: element)
        for child in element.list("subviews") {
            if let part = child.id.flatMap({ parts[$0] }) {
                instantiation.describe(part, with: child)
                continue
            }
            guard let subview = instantiation.makeView(child), !excluded.contains(child.id ?? "") else { continue }
            view.addNibSubview(subview)
        }
        instantiation.addConstraints(of: element, to: view)
        // Older documents have the list, which is empty: outlets lead to the recognizers.
        for child in element.list("gestureRecognizers") {
            if let recognizer = instantiation.makeObject(child) as? UIGestureRecognizer {
                view.addGestureRecognizer(recognizer)
            }
        }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semanticAttributes: [String: UISemanticContentAttribute] = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}

extension NibElement {
    fileprivate var autoresizingMask: UIView.AutoresizingMask {
        let flags: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return flags.reduce(into: []) { mask, flag in if bool(flag.0) ?? false { mask.insert(flag.1) } }
    }

    fileprivate var accessibilityTraits: UIAccessibilityTraits {
        let flags: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
            ("searchField", .searchField), ("adjustable", .adjustable), ("header", .header),
            ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
            ("startsMediaSession", .startsMediaSession), ("causesPageTurn", .causesPageTurn),
            ("allowsDirectInteraction", .allowsDirectInteraction), ("tabBar", .tabBar),
        ]
        _ = bool("none")
        return flags.reduce(into: []) { traits, flag in if bool(flag.0) ?? false { traits.insert(flag.1) } }
    }
}
