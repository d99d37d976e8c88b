import Foundation

/// How text of an HTML document looks: what its elements and style sheets say.
struct HTMLStyle {
    /// The names of families and faces, the best first; in small letters where they are general.
    var families = ["Times New Roman"]
    /// In points.
    // Choice (HTML): a pixel is a point, and text without a size is of 12 points in Times New Roman, as iOS has it.
    var size = HTMLStyle.defaultSize
    /// 400 is regular, 700 bold.
    var weight = 400
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    var background: UIColor?
    var link: URL?
    /// -1 for a subscript, 1 for a superscript.
    var raised = 0
    var alignment = NSTextAlignment.natural
    /// Lines are so many times as high as the font's; nil where the font decides.
    var lineHeightMultiple: CGFloat?
    /// In points.
    var lineHeight: CGFloat?
    var keepsSpaces = false
    var isHidden = false
    /// The space below a paragraph, in points.
    var spacing: CGFloat = 0
    var listDepth = 0
    /// How far the text is from the leading margin, in points.
    var indent: CGFloat = 0

    static let defaultSize: CGFloat = 12

    // MARK: Elements

    /// What an element means without any style sheet.
    mutating func apply(_ element: String, _ attributes: [String: String]) {
        switch element {
        case "b", "strong", "th": weight = 700
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "small": size *= 0.83
        case "big": size *= 1.2
        case "sub", "sup": (raised, size) = (element == "sub" ? -1 : 1, size * 0.83)
        case "code", "tt", "kbd", "samp": families = ["monospace"]
        case "pre": (families, keepsSpaces, spacing) = (["monospace"], true, size)
        case "p", "dl": spacing = size
        case "blockquote", "dd": indent += 40
        case "center": alignment = .center
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "head": isHidden = true
        case "h1", "h2", "h3", "h4", "h5", "h6": heading(element)
        case "ul", "ol": listDepth += 1
        case "font": font(attributes)
        case "a":
            guard let target = attributes["href"], let url = URL(string: target) else { break }
            (link, isUnderlined) = (url, true)
            color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
        default: break
        }
        if let value = attributes["align"] { align(value) }
    }

    private mutating func heading(_ element: String) {
        let factors: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
        size *= factors[element] ?? 1
        weight = 700
        spacing = size * 0.67
    }

    private mutating func font(_ attributes: [String: String]) {
        if let value = attributes["color"].flatMap(CSSColor.color) { color = value }
        if let face = attributes["face"] { families = CSSDeclarations.families(face) }
        guard let text = attributes["size"], let number = Int(text) else { return }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        let step = min(max(isRelative ? number + 3 : number, 1), 7)
        size = [0.63, 0.82, 1, 1.13, 1.5, 2, 3][step - 1] * Self.defaultSize
    }

    // MARK: Style sheets

    /// Takes over what a style sheet or a `style` attribute says.
    mutating func apply(_ declarations: [CSSDeclarations.Declaration], parent: HTMLStyle) {
        for declaration in declarations { apply(declaration.name, declaration.value, parent: parent) }
    }

    private mutating func apply(_ name: String, _ value: String, parent: HTMLStyle) {
        let word = value.lowercased()
        switch name {
        case "color": color = CSSColor.color(value) ?? color
        case "background-color", "background": background = CSSColor.color(value) ?? background
        case "font-family": families = CSSDeclarations.families(value)
        case "font-size": size = CSSLength.size(word, parent: parent.size) ?? size
        case "font-weight": weight = Self.weight(word, parent: parent.weight)
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "font": shorthand(value, parent: parent)
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruckThrough = word.contains("line-through")
        case "text-align": align(word)
        case "line-height": height(word)
        case "vertical-align": raised = word == "super" ? 1 : word == "sub" ? -1 : 0
        case "white-space": keepsSpaces = word.hasPrefix("pre")
        case "display": isHidden = isHidden || word == "none"
        case "margin-bottom": spacing = CSSLength.size(word, parent: size) ?? spacing
        case "margin", "padding": if word == "0" || word == "0px" { spacing = 0 }
        case "margin-left", "padding-left": indent = parent.indent + (CSSLength.size(word, parent: size) ?? 0)
        default: break
        }
    }

    private mutating func align(_ value: String) {
        switch value.lowercased() {
        case "left", "start": alignment = .left
        case "right", "end": alignment = .right
        case "center", "middle": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    private mutating func height(_ value: String) {
        (lineHeight, lineHeightMultiple) = (nil, nil)
        if let factor = Double(value) {
            lineHeightMultiple = factor
        } else {
            lineHeight = CSSLength.size(value, parent: size)
        }
    }

    /// `italic bold 14px/1.5 Arial, sans-serif`, or the name of one of the system's fonts.
    private mutating func shorthand(_ value: String, parent: HTMLStyle) {
        if value.hasPrefix("-apple-system") { return families = ["-apple-system"] }
        var words = value.split(separator: " ").map(String.init)
        while let first = words.first?.lowercased() {
            let parts = first.split(separator: "/").map(String.init)
            if let points = parts.first.flatMap({ CSSLength.size($0, parent: parent.size) }), Int(first) == nil {
                size = points
                if parts.count > 1 { height(parts[1]) }
                words.removeFirst()
                if !words.isEmpty { families = CSSDeclarations.families(words.joined(separator: " ")) }
                return
            }
            if first == "italic" || first == "oblique" {
                isItalic = true
            } else {
                weight = Self.weight(first, parent: weight)
            }
            words.removeFirst()
        }
    }

    private static func weight(_ value: String, parent: Int) -> Int {
        switch value {
        case "bold": 700
        case "bolder": min(parent + 300, 900)
        case "lighter": max(parent - 300, 100)
        case "normal": 400
        default: Int(value) ?? parent
        }
    }
}
