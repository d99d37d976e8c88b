/// What the archive format calls classes, properties and choices, and what the newer format does.
enum ArchiveNames {
    /// The element for a class: its name without the prefix, save for Interface Builder's own slips.
    static func element(ofClass name: String) -> String {
        switch name {
        case "IBUILongPressGestureRecognizer": "pongPressGestureRecognizer"
        case "IBMKMapView": "mapView"
        default: property(name)
        }
    }

    /// `IBUIClipsSubviews` is `clipsSubviews`.
    static func property(_ key: String) -> String {
        var name = key.split(separator: ".").last.map(String.init) ?? key
        for prefix in ["IBUI", "IB"] where name.hasPrefix(prefix) && name.count > prefix.count {
            name.removeFirst(prefix.count)
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// What only means something in Interface Builder, and what leads from a part back to its whole.
    static func isForTheEditor(_ key: String, in element: String) -> Bool {
        if editorKeys.contains(key) || key.hasPrefix("IBUISimulated") { return true }
        return ownersOfParts[element]?.contains(key) ?? false
    }

    private static let editorKeys: Set = [
        "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey", "NSFrameMatrix",
        "targetRuntimeIdentifier", "EncodedWithXMLCoder", "IBUIParentViewController", "IBUIHorizontal",
        "IBUISelectedViewController", "IBUIInterfaceOrientation", "IBUIScreenMetrics", "IBNumberOfSegments",
        // The row is chosen as soon as it is touched, whatever this says.
        "IBUIShowsSelectionImmediatelyOnTouchBegin",
    ]

    private static let ownersOfParts: [String: Set<String>] = [
        "barButtonItem": ["IBUIToolbar", "IBUINavigationItem"],
        "navigationItem": ["IBUINavigationBar"],
        "tabBarItem": ["IBUITabBar"],
        // The font and the separators of the first tables; they have labels and a table's separators now.
        "tableViewCell": ["IBUIFont", "IBUIFontDescription", "IBUISeparatorStyle"],
    ]

    /// Properties written as `{width, height}`.
    static let sizes: Set = ["IBUIShadowOffset", "IBUITitleShadowOffset", "IBUIContentSize"]

    /// The choices that a number stands for.
    static func choices(_ key: String, in element: String) -> [String]? {
        byElement["\(element).\(key)"] ?? everywhere[key]
    }

    private static let everywhere: [String: [String]] = [
        "IBUIContentMode": [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ],
        "IBUITextAlignment": ["left", "center", "right", "justified", "natural"],
        "IBUILineBreakMode": [
            "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
        ],
        "IBUIBaselineAdjustment": ["alignBaselines", "alignCenters", "none"],
        "IBUIBorderStyle": ["none", "line", "bezel", "roundedRect"],
        "IBUIClearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
        "IBUIContentHorizontalAlignment": ["center", "left", "right", "fill"],
        "IBUIContentVerticalAlignment": ["center", "top", "bottom", "fill"],
        "IBUIButtonType": [
            "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
        ],
        "IBUISeparatorStyle": ["none", "singleLine", "singleLineEtched"],
        "IBUISelectionStyle": ["none", "blue", "gray"],
        "IBUIAccessoryType": accessories, "IBUIEditingAccessoryType": accessories,
        "IBUIBarStyle": ["default", "black", "blackTranslucent"],
        "IBUIIndicatorStyle": ["default", "black", "white"],
        "IBUIProgressViewStyle": ["default", "bar"],
        "IBUIDatePickerMode": ["time", "date", "dateAndTime", "countdownTimer"],
        "IBUIKeyboardType": [
            "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
            "emailAddress", "decimalPad", "twitter",
        ],
        "IBUIReturnKeyType": [
            "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
        ],
        "IBUIAutocorrectionType": ["default", "no", "yes"], "IBUISpellCheckingType": ["default", "no", "yes"],
        "IBUIAutocapitalizationType": ["none", "words", "sentences", "allCharacters"],
        "IBUIKeyboardAppearance": ["default", "alert"],
        "IBSegmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
    ]

    private static let byElement: [String: [String]] = [
        "tableView.IBUIStyle": ["plain", "grouped"],
        "tableViewCell.IBUIStyle": [
            "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
            "IBUITableViewCellStyleSubtitle",
        ],
        "barButtonItem.IBUIStyle": ["plain", "bordered", "done"],
        "activityIndicatorView.IBUIStyle": ["whiteLarge", "white", "gray"],
        "barButtonItem.IBUISystemItemIdentifier": [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
            "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
            "fastForward", "undo", "redo", "pageCurl",
        ],
        "tabBarItem.IBUISystemItemIdentifier": [
            "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
            "downloads", "mostRecent", "mostViewed",
        ],
    ]

    private static let accessories = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"]

    /// The properties that are not called what the class's name for them says.
    static let renamed = ["systemItemIdentifier": "systemItem", "font": "fontDescription"]

    /// Bits of a control's events, counted from one.
    static func event(_ number: Int) -> String? { events[number] }

    private static let events: [Int: String] = [
        1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter",
        6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged",
        17: "editingDidBegin", 18: "editingChanged", 19: "editingDidEnd", 20: "editingDidEndOnExit",
    ]

    /// A button's state and what it is given for it, of `IBUIHighlightedTitleColor`.
    static func state(_ key: String) -> (state: String, property: String)? {
        guard key.hasPrefix("IBUI") else { return nil }
        for state in ["Normal", "Highlighted", "Disabled", "Selected"] where key.dropFirst(4).hasPrefix(state) {
            let property = String(key.dropFirst(4 + state.count))
            guard ["Title", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage"].contains(property) else {
                return nil
            }
            return (state.lowercased(), self.property("IBUI" + property))
        }
        return nil
    }

    /// Constraint attributes by their numbers, from 1.
    static let constraintAttributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    ]

    /// Accessibility traits by their bits.
    static let traits = [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
        "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
    ]
}
