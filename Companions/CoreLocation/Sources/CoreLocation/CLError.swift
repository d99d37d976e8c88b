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
        /// Deferred updates were asked for where the manager does not update locations.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates were asked for with a wish for accuracy that does not go with them.
        case deferredAccuracyTooLow = 13
        /// Deferred updates were asked for with a distance filter that does not go with them.
        case deferredDistanceFiltered = 14
        /// Deferred updates were ended.
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

    /// The domain of Core Location's errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// Nothing: the kind says it all.
    public var errorUserInfo: [String: Any] { [:] }

    /// No position yet; another may follow.
    public static var locationUnknown: Code { .locationUnknown }
    /// The person does not allow it.
    public static var denied: Code { .denied }
    /// The network is not there.
    public static var network: Code { .network }
    /// The compass is disturbed.
    public static var headingFailure: Code { .headingFailure }
    /// The person does not allow regions to be watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// It is not known yet on which side of the region's border the device is.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Events of the region come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// No place has the address, or no address is at the place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Only a part of the address was understood.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The request was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Deferred updates did not come about.
    public static var deferredFailed: Code { .deferredFailed }
    /// Deferred updates were asked for where the manager does not update locations.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Deferred updates were asked for with a wish for accuracy that does not go with them.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Deferred updates were asked for with a distance filter that does not go with them.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferred updates were ended.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// There is nothing that could look for beacons.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Looking for beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The prompt could not be shown.
    public static var promptDeclined: Code { .promptDeclined }
    /// A history could not be read.
    public static var historicalLocationError: Code { .historicalLocationError }
}

extension CLError.Code {
    /// Lets `catch CLError.denied` find the error.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
