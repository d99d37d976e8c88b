/// The surroundings of a view: what views above, and the device, say to all below.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Objects by their class.
    var objects: [ObjectIdentifier: AnyObject] = [:]
    /// What the framework itself hands down.
    var frame = FrameworkValues()

    /// Makes surroundings in which nothing is set.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What the framework itself hands down, which apps do not see.
struct FrameworkValues {
    var stackAxis: Axis?
    var style: (any ShapeStyle)?
    var tint: Color?
    weak var page: Page?
    /// The table whose row the view is.
    weak var table: HostedTable?
    var buttonStyle: (any ButtonStyling)?
    var isInList = false
    /// The animation of all changes; nil where none is set.
    var animation: Animation??
}

extension EnvironmentValues {
    private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
    private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
    private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
    private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
    private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
    private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
    private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
    private enum HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
    private enum VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
    private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// The font of text that has none of its own.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// How many lines text may have; nil for as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// The distance between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// How the lines of a text stand to each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Where text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    /// How small text may become to fit, as a part of its size.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    /// The letters in which text is shown; nil as it is.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// The locale of what is shown.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar of what is shown.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone of what is shown.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// Pixels in a point.
    public var displayScale: CGFloat { UIScreen.scaleOfMain }
    /// One pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

extension UIScreen {
    /// The scale of the screen, for values that belong to no actor.
    nonisolated fileprivate static var scaleOfMain: CGFloat { MainActor.assumeIsolated { UIScreen.main.scale } }
}
