import Foundation

/// An annotation of MapKit's own that has a title and a subtitle.
open class MKShape: NSObject {
    /// The first line of a callout.
    open var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }

    /// The second line of a callout.
    open var subtitle: String? {
        willSet { willChangeValue(forKey: "subtitle") }
        didSet { didChangeValue(forKey: "subtitle") }
    }

    /// Makes a shape without texts.
    public override init() { super.init() }
}
