import Foundation

/// The type of an `#imageLiteral` that nothing else gives a type; the compiler looks for this name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Makes the picture of a name in the app's asset catalogs or among its files; a name without one ends the app.
    public convenience init(imageLiteralResourceName name: String) {
        guard UIImage(named: name) != nil else {
            preconditionFailure("#imageLiteral: the app has no picture named '\(name)'")
        }
        self.init(named: name)!
    }
}
