/// A line of a view by which others are aligned.
public protocol AlignmentID {
    /// Where the line is in views that do not say it, in points from the view's upper left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and its lines of alignment.
public struct ViewDimensions {
    let size: CGSize
    let guide: (AlignmentLine) -> CGFloat?

    /// The width, in points.
    public var width: CGFloat { size.width }
    /// The height, in points.
    public var height: CGFloat { size.height }
    /// Where a line is, in points from the left.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self.guide(guide.line) ?? guide.line.id.defaultValue(in: self)
    }
    /// Where a line is, in points from above.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self.guide(guide.line) ?? guide.line.id.defaultValue(in: self)
    }
    /// Where the view itself says that a line is.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self.guide(guide.line) }
    /// Where the view itself says that a line is.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self.guide(guide.line) }
}

/// A line, by the type that stands for it.
struct AlignmentLine: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (left: AlignmentLine, right: AlignmentLine) -> Bool {
        left.id == right.id && left.axis == right.axis
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A vertical line by which views are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
    let line: AlignmentLine
    /// Makes a line of a type.
    public init(_ id: any AlignmentID.Type) { line = AlignmentLine(id: id, axis: .horizontal) }
    /// Where lines of text begin.
    public static let leading = HorizontalAlignment(Start.self)
    /// The middle.
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    /// Where lines of text end.
    public static let trailing = HorizontalAlignment(SwiftUI.Trailing.self)
}

/// A horizontal line by which views are aligned.
public struct VerticalAlignment: Equatable, Sendable {
    let line: AlignmentLine
    /// Makes a line of a type.
    public init(_ id: any AlignmentID.Type) { line = AlignmentLine(id: id, axis: .vertical) }
    /// The upper edge.
    public static let top = VerticalAlignment(Start.self)
    /// The middle.
    public static let center = VerticalAlignment(VerticalCenter.self)
    /// The lower edge.
    public static let bottom = VerticalAlignment(SwiftUI.Bottom.self)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A point of views by which they are aligned.
public struct Alignment: Equatable, Sendable {
    /// The vertical line.
    public var horizontal: HorizontalAlignment
    /// The horizontal line.
    public var vertical: VerticalAlignment
    /// Makes a point of two lines.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first baseline at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The first baseline at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The first baseline in the middle.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}
