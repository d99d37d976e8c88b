import Foundation

/// The characters that HTML writes by name or number: `&amp;`, `&#8217;`, `&#x2019;`.
enum HTMLEntities {
    /// From U+00A0 to U+00FF, in their order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
        micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
        Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
        Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute \
        ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
        uuml yacute thorn yuml
        """

    private static let others: [String: UInt32] = [
        "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "OElig": 0x152, "oelig": 0x153,
        "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "fnof": 0x192, "circ": 0x2C6, "tilde": 0x2DC, "ensp": 0x2002,
        "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E, "rlm": 0x200F, "ndash": 0x2013,
        "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C, "rdquo": 0x201D,
        "bdquo": 0x201E, "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022, "hellip": 0x2026, "permil": 0x2030,
        "prime": 0x2032, "Prime": 0x2033, "lsaquo": 0x2039, "rsaquo": 0x203A, "euro": 0x20AC, "trade": 0x2122,
        "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193, "harr": 0x2194, "minus": 0x2212,
        "radic": 0x221A, "infin": 0x221E, "asymp": 0x2248, "ne": 0x2260, "le": 0x2264, "ge": 0x2265, "sum": 0x2211,
        "loz": 0x25CA, "spades": 0x2660, "clubs": 0x2663, "hearts": 0x2665, "diams": 0x2666, "alpha": 0x3B1,
        "beta": 0x3B2, "gamma": 0x3B3, "delta": 0x3B4, "pi": 0x3C0, "sigma": 0x3C3, "omega": 0x3C9, "Omega": 0x3A9,
        "mu": 0x3BC, "lambda": 0x3BB, "theta": 0x3B8, "Delta": 0x394, "check": 0x2713,
    ]

    private static let names: [String: UInt32] = {
        var names = others
        for (number, name) in latin.split(separator: " ").enumerated() { names[String(name)] = UInt32(0xA0 + number) }
        return names
    }()

    /// The text with its entities replaced; what is none stays.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(/&(#[xX]?[0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);?/) { match in
            scalar(match.1).map { String(Character($0)) } ?? String(match.0)
        }
    }

    private static func scalar(_ name: Substring) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return names[String(name)].flatMap(Unicode.Scalar.init) }
        let digits = name.dropFirst()
        let number =
            digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
}
