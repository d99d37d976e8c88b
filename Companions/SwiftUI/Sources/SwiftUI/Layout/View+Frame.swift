extension View {
    /// Gives the view room of a size, in points; nil keeps the view's own.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped(in: FrameElement.self) { ($0.width, $0.height, $0.alignment) = (width, height, alignment) }
    }

    /// Gives the view room between a least and a greatest size, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped(in: FlexibleFrameElement.self) {
            $0.horizontal = FlexibleFrameElement.Range(least: minWidth, ideal: idealWidth, most: maxWidth)
            $0.vertical = FlexibleFrameElement.Range(least: minHeight, ideal: idealHeight, most: maxHeight)
            $0.alignment = alignment
        }
    }

    /// Gives the view the size that it likes best in some directions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped(in: FixedSizeElement.self) { ($0.horizontal, $0.vertical) = (horizontal, vertical) }
    }

    /// Gives the view the size that it likes best.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Says which views in a stack choose their size first; 0 is the usual priority.
    public func layoutPriority(_ value: Double) -> some View { trait(\.priority, value) }

    /// Says which of overlapping views is in front; 0 is usual.
    public func zIndex(_ value: Double) -> some View { trait(\.zIndex, value) }

    /// Shows the view at another place than it has in the layout; in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped(in: OffsetElement.self) { $0.offset = CGSize(width: x, height: y) }
    }

    /// Shows the view at another place than it has in the layout; in points.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Puts the middle of the view at a point of all the room that there is.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Puts the middle of the view at a point of all the room that there is.
    public func position(_ position: CGPoint) -> some View {
        wrapped(in: PositionElement.self) { $0.position = position }
    }

    /// Gives the view a shape of width to height inside or around the room that there is; nil keeps its own.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped(in: RatioElement.self) { ($0.ratio, $0.mode) = (aspectRatio, contentMode) }
    }

    /// Gives the view the shape of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as fits, in its own shape.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view as small as fills the room, in its own shape.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Says where a line of alignment is in the view.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { wrapped(in: GuideElement.self) { ($0.line, $0.value) = (guide.line, computeValue) } }

    /// Says where a line of alignment is in the view.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { wrapped(in: GuideElement.self) { ($0.line, $0.value) = (guide.line, computeValue) } }

    /// Lets the view reach into what is not safe: under bars and the device's corners.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        wrapped(in: UnsafeElement.self) { $0.edges = regions == .keyboard ? [] : edges }
    }

    /// Lets the view reach into what is not safe.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// How a view fills room of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// Why a part of the screen is not safe.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: UInt
    /// Makes reasons of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and the device's shape.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Anything.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
