import CoreLocation
import Foundation

/// What is marked on a map: a coordinate, and perhaps a title and a subtitle.
///
/// A map observes the key `coordinate` and moves the mark with it.
public protocol MKAnnotation: NSObjectProtocol, __AnnotationTexts {
    /// Where the annotation is.
    var coordinate: CLLocationCoordinate2D { get }
    /// The first line of a callout; nil by default.
    var title: String? { get }
    /// The second line of a callout; nil by default.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No subtitle.
    public var subtitle: String? { nil }
}

/// The texts of an annotation as Apple's compiler sees them: optional members of a protocol, so twice optional.
public protocol __AnnotationTexts: AnyObject {}

extension __AnnotationTexts {
    /// The annotation's title, for code that unwraps it twice.
    @_disfavoredOverload public var title: String?? { .some((self as? any MKAnnotation)?.title) }
    /// The annotation's subtitle, for code that unwraps it twice.
    @_disfavoredOverload public var subtitle: String?? { .some((self as? any MKAnnotation)?.subtitle) }
}
