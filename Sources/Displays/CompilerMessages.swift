import Foundation

/// Leaves out of a compiler's messages the notes by which a warning about an app points into the framework's own sources.
///
/// A message begins with a line `file:line:column: kind: text`; what follows up to the next one belongs to it.
package struct CompilerMessages {
    private let framework: String
    private var isAfterWarning = false
    private var isLeftOut = false

    /// - Parameter framework: The folder of the framework's sources.
    package init(framework: String) {
        self.framework = framework.hasSuffix("/") ? framework : framework + "/"
    }

    /// Whether a line is to be shown. Lines come in order; escapes that colour them are of no account.
    package mutating func shows(_ line: String) -> Bool {
        guard let (file, kind) = Self.head(of: line) else { return !isLeftOut }
        if kind == "warning" || kind == "error" { isAfterWarning = kind == "warning" }
        isLeftOut = kind == "note" && isAfterWarning && isFrameworks(file)
        return !isLeftOut
    }

    /// A declaration without its source is told as `UIKit.UIView`.
    private func isFrameworks(_ file: String) -> Bool {
        file.hasPrefix(framework)
            || ["UIKit.", "QuartzCore.", "CoreGraphics."].contains { file.hasPrefix($0) && !file.hasSuffix(".swift") }
    }

    private static func head(of line: String) -> (file: String, kind: String)? {
        let plain = line.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
        for kind in ["warning", "error", "note", "remark"] {
            guard let range = plain.range(of: ": \(kind): ") else { continue }
            let place = plain[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, Int(place[place.count - 1]) != nil, Int(place[place.count - 2]) != nil else {
                continue
            }
            return (place.dropLast(2).joined(separator: ":"), kind)
        }
        return nil
    }
}
