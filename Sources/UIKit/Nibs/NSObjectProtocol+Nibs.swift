import Foundation

/// What documents of Interface Builder say to any object, as on Apple's systems.
///
/// The members are the protocol's, so that those of UIKit's classes and of an app's own come before them.
extension NSObjectProtocol {
    /// Called when the object was made from a nib and all outlets are set. This one does nothing.
    public func awakeFromNib() {}
    /// Prepares the object for being drawn by Interface Builder, which nothing here does. This one does nothing.
    public func prepareForInterfaceBuilder() {}
}
