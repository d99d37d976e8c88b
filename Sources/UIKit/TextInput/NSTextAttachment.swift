import CoreGraphics
import Foundation

/// A picture in the place of a character of an attributed string.
open class NSTextAttachment: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSTextAttachment") }

    /// The character that an attachment stands in place of, U+FFFC.
    public static let character = 0xFFFC

    /// The bytes of a file; those of a PNG or JPEG file are shown where there is no picture.
    open var contents: Data?
    /// The type of the contents, a uniform type identifier.
    open var fileType: String?
    /// The picture that is shown.
    open var image: UIImage?
    /// The place of the picture, in points: its size, and with `origin.y` how far it is above the baseline. An empty
    /// rectangle, as by default, stands for the picture's own size on the baseline.
    open var bounds = CGRect.zero

    /// Makes an attachment without a picture.
    public override init() { super.init() }

    /// Makes an attachment of the bytes of a file and their type.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    /// Makes an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The place of the picture in its line, in points from the baseline, which text layout asks for.
    ///
    /// An override may answer from the line's height; the line's fragment has no width limit, the position is zero, and
    /// the container is nil. It need not call super.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.size == .zero ? CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero) : bounds
    }

    /// The picture that is shown in bounds, which drawing asks for; an override may draw one and need not call super.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    private var shownImage: UIImage? {
        if image == nil, let contents { image = UIImage(data: contents) }
        return image
    }

    /// What layout needs to know, beside text of a font.
    func layout(at index: Int, font: UIFont) -> TextAttachment {
        let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
        let place = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        let picture = image(forBounds: place, textContainer: nil, characterIndex: index)
        return TextAttachment(
            size: CGSize(width: max(0, place.width), height: max(0, place.height)), rise: place.minY,
            content: picture ?? UIImage())
    }
}

extension NSTextAttachment: LaidOutAttachment {}

extension NSAttributedString {
    /// Makes a text of one character in whose place an attachment stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
