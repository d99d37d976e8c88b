/// A choice of a day or a time.
public struct DatePicker<Label: View>: View {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let least: Date?
    let most: Date?
    let components: Components
    let label: Label
    @Environment(\.datePickerLook) private var look

    fileprivate init(
        _ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: Components, _ label: Label
    ) {
        (self.selection, self.least, self.most, self.components, self.label) = (
            selection, least, most, components, label
        )
    }

    /// Makes a choice of any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }
    /// Makes a choice between two dates.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }
    /// Makes a choice from a date on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
    /// Makes a choice up to a date.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

    /// The label and the date picker of UIKit's.
    public var body: some View {
        let (selection, least, most, components, look) = (selection, least, most, components, look)
        let control = ControlView(
            make: { UIDatePicker() }, changed: { selection.wrappedValue = $0.date },
            update: { picker, _ in
                picker.preferredDatePickerStyle = look.style
                picker.datePickerMode =
                    components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
                (picker.minimumDate, picker.maximumDate) = (least, most)
                if picker.date != selection.wrappedValue { picker.date = selection.wrappedValue }
            },
            measure: { picker, proposal in
                let own = picker.intrinsicContentSize
                return look.style == .compact
                    ? own : CGSize(width: proposal.width.map { max($0, 1) } ?? own.width, height: own.height)
            })
        if look.style == .inline {
            control
        } else {
            LabeledControl(label: label, control: control)
        }
    }
}

extension DatePicker where Label == Text {
    /// Makes a choice of any date with the text of a key.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(key)) }
    /// Makes a choice between two dates with the text of a key.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(key)) }
    /// Makes a choice from a date on with the text of a key.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(key)) }
    /// Makes a choice up to a date with the text of a key.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(key)) }
    /// Makes a choice of any date with a string.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt
    /// Makes components of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

struct DatePickerLook: Sendable { var style = UIDatePickerStyle.compact }

extension EnvironmentValues {
    private enum DatePickerLookKey: EnvironmentKey { static let defaultValue = DatePickerLook() }

    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

/// How choices of dates look.
public protocol DatePickerStyle: Sendable {
    /// Which of SwiftUI's own it is.
    var __name: String { get }
}
/// The usual style: fields that open.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "compact" }
}
/// Fields that open.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "compact" }
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "wheel" }
}
/// A page of a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "graphical" }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The usual style: fields that open.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Fields that open.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A page of a calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension View {
    /// Says how choices of dates in the view look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let name = style.__name
        return environment(
            \.datePickerLook,
            DatePickerLook(style: name == "wheel" ? .wheels : name == "graphical" ? .inline : .compact))
    }
}
