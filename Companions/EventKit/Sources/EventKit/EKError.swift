import Foundation

/// The domain of EventKit's errors.
public let EKErrorDomain = "EKErrorDomain"

/// Why events could not be read or changed.
public struct EKError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The event cannot be changed.
        case eventNotMutable = 0
        /// The event has no calendar.
        case noCalendar = 1
        /// The event has no first day.
        case noStartDate = 2
        /// The event has no last day.
        case noEndDate = 3
        /// The event ends before it begins.
        case datesInverted = 4
        /// Something failed inside.
        case internalFailure = 5
        /// The calendar cannot be changed.
        case calendarReadOnly = 6
        /// The calendar has no source.
        case calendarHasNoSource = 14
        /// The object belongs to another store, or to none.
        case objectBelongsToDifferentStore = 17
        /// The calendar holds something else.
        case calendarDoesNotAllowEvents = 21
        /// The calendar holds something else.
        case calendarDoesNotAllowReminders = 22
        /// The person does not allow it.
        case eventStoreNotAuthorized = 29
    }

    /// The kind of the error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { EKErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// A sentence for the person.
    public var errorUserInfo: [String: Any] {
        let text: String =
            switch code {
            case .noCalendar: "No calendar has been set."
            case .noStartDate: "No start date has been set."
            case .noEndDate: "No end date has been set."
            case .datesInverted: "The start date must be before the end date."
            case .eventStoreNotAuthorized: "This app is not authorized to access calendars or reminders."
            default: "The operation couldn’t be completed."
            }
        return [NSLocalizedDescriptionKey: text]
    }
}

extension EKError.Code {
    /// Lets `catch EKError.Code.noCalendar` find the error.
    public static func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
}
