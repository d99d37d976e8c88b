import Foundation

/// The settings of one photograph of a bracket, several photographs of one moment with different exposures.
///
/// Nobody makes such settings: its subclasses say how the photograph is exposed.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
