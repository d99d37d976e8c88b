import Foundation

/// What draws in place of a family that iPhones have: fonts that look or run like it, the nearest first.
package enum StandInDesign: Sendable {
    case helvetica, avenir, gillSans, futura, verdana, trebuchet, optima, condensed, roundHand, script
    case georgia, times, palatino, oldStyle, didone, slab, courier, menlo, letters, ideographs(region: String)
    /// The system font itself, by one of its own names.
    case systemItself, monospacedSystemItself
    /// The system font with serifs.
    case systemSerif

    /// A font that draws, and how large.
    struct Drawing {
        let family: String
        /// Nil for a font that is always there.
        var set: FontSet?
        /// The factor of the size that brings lines of text to the width that the family has on iOS, or to where its
        /// letters are as high.
        var scale = 1.0
        /// Whether it has regular and bold alone, so that another font draws lighter and heavier text.
        var hasTwoWeights = false
    }

    /// The drawings to try in turn; the last is always there.
    var drawings: [Drawing] {
        switch self {
        case .helvetica:
            [Drawing(family: "Liberation Sans", set: .liberation, hasTwoWeights: true), .inter(0.94)]
        case .avenir: [Drawing(family: "Lato", set: .lato, scale: 1.02), .inter(0.95)]
        case .gillSans: [Drawing(family: "Gillius ADF", set: .gillius), .inter(0.89)]
        case .futura: [Drawing(family: "Universalis ADF Std", set: .universalis, scale: 1.04), .inter(0.92)]
        case .verdana: [Drawing(family: "DejaVu Sans")]
        case .trebuchet: [Drawing(family: "Lato", set: .lato, scale: 1.03), .inter(0.95)]
        case .optima: [Drawing(family: "Linux Biolinum O", set: .libertine, scale: 1.08), .inter(0.94)]
        case .condensed: [Drawing(family: "Nimbus Sans Narrow", set: .urw), .inter(0.76)]
        case .roundHand: [Drawing(family: "Comic Neue", set: .comic, scale: 1.04), .inter(0.94)]
        case .script: [Drawing(family: "Z003", set: .urw, scale: 1.1), .inter(0.81)]
        case .georgia: [Drawing(family: "C059", set: .urw, scale: 0.95), .inter(0.93)]
        case .times: [Drawing(family: "Liberation Serif", set: .liberation), .inter(0.84)]
        case .palatino: [Drawing(family: "P052", set: .urw), .inter(0.94)]
        case .oldStyle:
            [Drawing(family: "Linux Libertine O", set: .libertine), Drawing(family: "P052", set: .urw, scale: 0.92)]
                + [.inter(0.87)]
        case .didone: [Drawing(family: "GFS Didot", set: .didot, scale: 0.94), .inter(0.9)]
        case .slab: [Drawing(family: "Roboto Slab", set: .slab), .inter(1)]
        case .courier: [Drawing(family: "Liberation Mono", set: .liberation), .monospaced(0.9967)]
        case .menlo, .monospacedSystemItself: [.monospaced(1)]
        case .letters, .ideographs: [.inter(0.97)]
        case .systemItself: [.inter(1)]
        case .systemSerif: [Drawing(family: "Noto Serif", set: .notoSerif, scale: 0.95), .inter(0.95)]
        }
    }

    /// The part of the world whose ideographs the family has; nil where the text decides.
    var region: String? {
        if case .ideographs(let region) = self { region } else { nil }
    }

    /// Whether the characters have one width.
    package var isMonospaced: Bool {
        switch self {
        case .courier, .menlo, .monospacedSystemItself: true
        default: false
        }
    }
}

extension StandInDesign.Drawing {
    fileprivate static func inter(_ scale: Double) -> Self {
        Self(family: FontConfiguration.systemFamily, scale: scale)
    }

    fileprivate static func monospaced(_ scale: Double) -> Self {
        Self(family: FontConfiguration.monospacedFamily, scale: scale)
    }
}
