extension View {
    private func described(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
        wrapped(in: Wrapper.self) { wrapper in
            // The first view stands for what is described; the others are its parts.
            if let view = wrapper.views.first { change(view) }
        }
    }

    /// Says what is read out for the view.
    public func accessibilityLabel(_ label: Text) -> some View {
        EnvironmentReading { environment in described { $0.accessibilityLabel = label.plain(in: environment) } }
    }
    /// Says what is read out for the view, by a key.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    /// Says what is read out for the view.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Says what is read out of the view's value.
    public func accessibilityValue(_ value: Text) -> some View {
        EnvironmentReading { environment in described { $0.accessibilityValue = value.plain(in: environment) } }
    }
    /// Says what is read out of the view's value.
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Says what is read out about what the view does.
    public func accessibilityHint(_ hint: Text) -> some View {
        EnvironmentReading { environment in described { $0.accessibilityHint = hint.plain(in: environment) } }
    }
    /// Says what is read out about what the view does.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Gives the view a name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        described { $0.accessibilityIdentifier = identifier }
    }
    /// Says what the view is, besides what it is by itself.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        described { $0.accessibilityTraits.formUnion(traits.traits) }
    }
    /// Says what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        described { $0.accessibilityTraits.subtract(traits.traits) }
    }
    /// Makes one element of the view for those who have the screen read out.
    ///
    /// - Parameter children: What becomes of the elements in it.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        wrapped(in: CanvasWrapper.self) { wrapper in
            let canvas = wrapper.canvas
            canvas.isAccessibilityElement = children != .contain
            guard children == .combine else { return }
            let texts = wrapper.inner.views.flatMap(\.readTexts)
            if !texts.isEmpty { canvas.accessibilityLabel = texts.joined(separator: ", ") }
        }
    }
    /// Says whether the view is left out of what is read.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped(in: CanvasWrapper.self) { $0.canvas.accessibilityElementsHidden = hidden }
    }
}

/// A view that depends on its surroundings.
struct EnvironmentReading<Content: View>: PrimitiveView {
    let content: @MainActor (EnvironmentValues) -> Content

    func update(_ node: Node) { node.declare(content(node.environment)) }
}

/// What a view is for those who have the screen read out.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits, which are UIKit's.
    public let rawValue: UInt64
    /// Makes a set of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

    var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }

    /// A button.
    public static let isButton = AccessibilityTraits(.button)
    /// The head of what follows.
    public static let isHeader = AccessibilityTraits(.header)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(.selected)
    /// A link.
    public static let isLink = AccessibilityTraits(.link)
    /// A field for what is looked for.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// A picture.
    public static let isImage = AccessibilityTraits(.image)
    /// Something that sounds when it is used.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// A text that stays as it is.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// What sums the screen up when it comes.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// What changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// What begins something that is heard.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// What is used by a finger without being read first.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// What turns a page.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
}

/// What becomes of the elements in a view that is made one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are not read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// What is read of them is read together.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension UIView {
    /// What is read of the view, or else of the views in it, from the first to the last.
    fileprivate var readTexts: [String] {
        if accessibilityElementsHidden { return [] }
        if let label = accessibilityLabel, !label.isEmpty { return [label] }
        if let label = self as? UILabel, let text = label.text, !text.isEmpty { return [text] }
        return subviews.flatMap(\.readTexts)
    }
}
