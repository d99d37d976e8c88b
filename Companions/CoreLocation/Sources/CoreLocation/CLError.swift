import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// The key of the region that an error is about.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// Why Core Location could not do what it was asked for.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// No position yet; another may follow.
        case locationUnknown = 0
        /// The person does not allow it.
        case denied = 1
        /// The network is not there.
        case network = 2
        /// The compass is disturbed.
        case headingFailure = 3
        /// The person does not allow regions to be watched.
        case regionMonitoringDenied = 4
        /// A region cannot be watched.
        case regionMonitoringFailure = 5
        /// It is not known yet on which side of the region's border the device is.
        case regionMonitoringSetupDelayed = 6
        /// Events of the region come late.
        case regionMonitoringResponseDelayed = 7
        /// No place has the address, or no address is at the place.
        case geocodeFoundNoResult = 8
        /// Only a part of the address was understood.
        case geocodeFoundPartialResult = 9
        /// The request was cancelled.
        case geocodeCanceled = 10
        /// Deferred updates did not come about.
        case deferredFailed = 11
        case deferredNotUpdatingLocation = 12
        case deferredAccuracyTooLow = 13
        case deferredDistanceFiltered = 14
        case deferredCanceled = 15
        /// There is nothing that could look for beacons.
        case rangingUnavailable = 16
        /// Looking for beacons failed.
        case rangingFailure = 17
        /// The prompt could not be shown.
        case promptDeclined = 18
        /// A history could not be read.
        case historicalLocationError = 19
    }

    /// The kind of the error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}

extension CLError.Code {
    /// Lets `catch CLError.denied` find the error.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
