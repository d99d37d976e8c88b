import CoreGraphics
import Foundation

extension UIFont {
    /// Makes the font that a descriptor stands for.
    ///
    /// - Parameter pointSize: The size in points; 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font(ofSize: pointSize)
        self.init(font.descriptor, textStyle: font.textStyle, leading: font.leadingOfStyle)
    }

    /// What is known of the font; others of its family are made from it.
    public var fontDescriptor: UIFontDescriptor {
        switch descriptor.family {
        case .serifSystem: return systemDescriptor
        case .named: return UIFontDescriptor([.name: fontName, .size: pointSize], design: .default)
        case .system, .monospacedDigitSystem, .monospacedSystem: return systemDescriptor
        }
    }

    private var systemDescriptor: UIFontDescriptor {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: pointSize]
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        if let textStyle { attributes[.textStyle] = textStyle.rawValue }
        if textStyle == nil || descriptor.weight != .regular {
            traits[.weight] = Weight(descriptor.weight).rawValue
        }
        if descriptor.isItalic { traits[.slant] = CGFloat(1.0 / 15) }
        if !traits.isEmpty { attributes[.traits] = traits }
        if descriptor.family == .monospacedDigitSystem {
            attributes[.featureSettings] = [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
        }
        let design: UIFontDescriptor.SystemDesign =
            switch descriptor.family {
            case .monospacedSystem: .monospaced
            case .serifSystem: .serif
            default: .default
            }
        return UIFontDescriptor(attributes, design: design)
    }

    /// The weight and the slant that the font's name fixes, or else those that it was made with.
    var look: (weight: FontWeight, isItalic: Bool) {
        if case .named(let name) = descriptor.family, let look = (try? FontLibrary.shared.get())?.look(of: name) {
            return look
        }
        return (descriptor.weight, descriptor.isItalic)
    }

    var hasCharactersOfOneWidth: Bool {
        switch descriptor.family {
        case .monospacedSystem: true
        case .named(let name): (try? FontLibrary.shared.get())?.standIn(for: name)?.design.isMonospaced ?? false
        default: false
        }
    }

    /// The families that iOS has and this library has a font for, and those of the app's own fonts.
    public class var familyNames: [String] { (try? FontLibrary.shared.get())?.publicFamilyNames ?? [] }

    /// The PostScript names of a family's faces; none for a family that is not there.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        (try? FontLibrary.shared.get())?.faceNames(of: familyName) ?? []
    }
}

extension UIFont.Weight {
    /// The weight of a font file's, on UIKit's scale.
    init(_ weight: FontWeight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .thin: self = .thin
        case .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }
}
