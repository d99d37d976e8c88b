import Foundation

/// A part of a text view's text that a person can tap or press: a link, an attachment, or text that the app has tagged.
@preconcurrency @MainActor public final class UITextItem: NSObject {
    /// The kinds of items.
    public enum ContentType: Int, Sendable {
        /// Text with a link.
        case link
        /// A picture or another attachment.
        case textAttachment
        /// Text with a tag of the app's.
        case tag
    }

    /// What an item is.
    public enum Content {
        /// Text with a link to a URL.
        case link(URL)
        /// A picture or another attachment.
        case textAttachment(NSTextAttachment)
        /// Text with a tag of the app's.
        case tag(String)
    }

    /// What the item is.
    public let content: Content
    /// The item's kind.
    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }
    /// The range of the item in the text, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }

    /// What is shown beside an item's menu.
    @preconcurrency @MainActor public final class MenuPreview: NSObject {
        let view: UIView?

        /// The text view's own lift of what the menu belongs to.
        public static func `default`() -> MenuPreview { MenuPreview(view: nil) }

        /// Shows a view, in its size.
        public convenience init(view: UIView) { self.init(view: Optional(view)) }

        private init(view: UIView?) {
            self.view = view
            super.init()
        }
    }

    /// The menu of an item, and what is shown beside it.
    @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
        let preview: MenuPreview?
        let menu: UIMenu

        /// Makes a configuration; without a preview, the menu stands alone beside the text.
        public init(preview: MenuPreview? = .default(), menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
            super.init()
        }
    }
}

extension NSAttributedString.Key {
    /// The app's name for a part of the text that a person can tap or press as an item: a `String`.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
