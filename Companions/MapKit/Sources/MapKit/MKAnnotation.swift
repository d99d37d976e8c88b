import CoreLocation
import Foundation

/// What is marked on a map: a coordinate, and perhaps a title and a subtitle.
///
/// A map observes the key `coordinate` and moves the mark with it.
public protocol MKAnnotation: NSObjectProtocol, __AnnotationTexts {
    /// Where the annotation is.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// The first line of a callout, twice optional: whether the annotation's class has one at all, and whether there is one.
    public var title: String?? { .some(__title) }
    /// The second line of a callout, twice optional as the first.
    public var subtitle: String?? { .some(__subtitle) }
}

/// The texts of an annotation as its class declares them.
///
/// They are optional members of Apple's protocol, so that who knows no more than the protocol gets optionals of optionals. An
/// annotation's class gets its own.
public protocol __AnnotationTexts: AnyObject {
    /// The first line of a callout; nil by default.
    @_disfavoredOverload var title: String? { get }
    /// The second line of a callout; nil by default.
    @_disfavoredOverload var subtitle: String? { get }
}

extension __AnnotationTexts {
    /// No title.
    @_disfavoredOverload public var title: String? { nil }
    /// No subtitle.
    @_disfavoredOverload public var subtitle: String? { nil }

    var __title: String? { title }
    var __subtitle: String? { subtitle }
}
