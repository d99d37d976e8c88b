import CoreGraphics
import Foundation

/// A space that a layout manager sets lines in, in the container's own coordinates: points, from its top left corner.
@preconcurrency @MainActor open class NSTextContainer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSTextContainer") }

    weak var textView: UITextView?

    /// The layout manager that sets lines here, which keeps its containers alive.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size of the space, in points, the padding included; zero or a very large number in a direction is no limit in it.
    open var size: CGSize {
        get {
            guard let textView else { return storedSize }
            let room = textView.bounds.inset(by: textView.textContainerInset).size
            return CGSize(
                width: widthTracksTextView ? max(0, room.width) : storedSize.width,
                height: heightTracksTextView ? max(0, room.height) : storedSize.height)
        }
        set {
            guard newValue != storedSize else { return }
            storedSize = newValue
            changed()
        }
    }
    private var storedSize: CGSize

    /// Whether the space is as wide as its text view; true in a text view.
    open var widthTracksTextView = false { didSet { changed() } }
    /// Whether the space is as high as its text view, which can then not scroll; false unless set.
    open var heightTracksTextView = false { didSet { changed() } }

    /// The space left and right of the lines, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            exclusions = exclusionPaths.map(exclusion)
            changed()
        }
    }
    /// The greatest number of lines to show; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// The rule for the end of the last line when there are more.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

    /// The areas that lines leave free, in the container's coordinates; a concave one is left free with its bays. None
    /// unless set.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map(exclusion)
            changed()
        }
    }
    /// The areas in the coordinates of lines, which begin beside the padding.
    private(set) var exclusions: [TextExclusion] = []

    /// Lines keep their padding beside an area too.
    private func exclusion(_ path: UIBezierPath) -> TextExclusion {
        let padding = lineFragmentPadding
        return TextExclusion(
            outlines: path.cgPath.value.flattened(tolerance: 0.25).map { line in
                line.points.map { CGPoint(x: $0.x - padding, y: $0.y) }
            }, margin: padding)
    }

    /// Makes a space with a size in points.
    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    /// Makes a space without limits.
    public override convenience init() { self.init(size: .zero) }

    private func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        textView?.textDidChangeLook()
    }
}
