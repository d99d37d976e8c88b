import Foundation

// What the compiler makes of `#colorLiteral`, `#imageLiteral` and `#fileLiteral` goes by these names.
/// The type of a colour literal that nothing else gives a type.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal that nothing else gives a type.
public typealias _ImageLiteralType = UIImage
/// The type of a file literal that nothing else gives a type.
public typealias _FileReferenceLiteralType = URL

extension UIColor: _ExpressibleByColorLiteral {
    /// Makes a colour from components and an opacity, each from 0 to 1, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Makes a colour from components and an opacity, each from 0 to 1, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Makes the picture of a name in the app's asset catalogs or among its files; a name without one ends the app.
    public convenience init(imageLiteralResourceName name: String) {
        guard UIImage(named: name) != nil else {
            preconditionFailure("#imageLiteral: the app has no picture named '\(name)'")
        }
        self.init(named: name)!
    }
}
