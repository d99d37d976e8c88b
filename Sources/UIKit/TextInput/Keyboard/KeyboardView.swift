import CoreGraphics
import Foundation
import QuartzCore

/// The keyboard on the screen.
final class KeyboardView: UIView {
    /// What a keyboard is made for.
    struct Wishes: Equatable {
        var type: UIKeyboardType
        var returnKey: UIReturnKeyType
        var look: KeyboardLook
        var hasSuggestions: Bool
        var metrics: KeyboardMetrics
    }

    let wishes: Wishes
    private var plane: KeyboardPlane { didSet { rebuild() } }
    private var rows: [[KeyboardKey]] = []
    /// Whether the next letter is a capital.
    private var isShifted = false
    private var dividers: [UIView] = []

    init(_ wishes: Wishes) {
        self.wishes = wishes
        plane = KeyboardPlane(wishes.type)
        super.init(frame: .zero)
        backgroundColor = wishes.look.background
        for _ in 0..<2 {
            let divider = UIView(frame: .zero)
            divider.backgroundColor = wishes.look.divider
            dividers.append(divider)
            addSubview(divider)
        }
        rebuild()
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// The height that the keyboard needs, in points.
    var height: CGFloat { wishes.metrics.fullHeight - (showsSuggestions ? 0 : wishes.metrics.suggestionHeight) }

    private var showsSuggestions: Bool { wishes.hasSuggestions && !KeyboardPlane(wishes.type).isPad }

    override var accessibilityRole: AccessibilityRole { .container(.keyboard) }

    // MARK: Keys

    private func rebuild() {
        for row in rows { for key in row { key.removeFromSuperview() } }
        rows = plane.isPad ? padRows() : letterRows()
        for row in rows { for key in row where key.kind != .gap { addSubview(key) } }
        update()
        setNeedsLayout()
    }

    private func key(_ kind: KeyboardKeyKind, _ title: String) -> KeyboardKey {
        let key = KeyboardKey(kind, title: title, look: wishes.look, isPad: plane.isPad)
        let action = UIAction { [weak self, weak key] _ in if let key { self?.pressed(key) } }
        // Keys that change the keyboard do so at once, those that type when the finger is lifted.
        key.addAction(action, for: .touchUpInside)
        return key
    }

    private func characters(_ text: String) -> [KeyboardKey] { text.map { key(.character(String($0)), String($0)) } }

    private func letterRows() -> [[KeyboardKey]] {
        var rows = plane.characters.map(characters)
        let left = plane == .letters ? key(.shift, "") : key(.plane(plane.other), plane == .numbers ? "#+=" : "123")
        rows[2].insert(left, at: 0)
        rows[2].append(key(.delete, ""))
        var last = [
            plane == .letters ? key(.plane(.numbers), "123") : key(.plane(.letters), "ABC"), key(.space, "space"),
        ]
        switch wishes.type {
        case .emailAddress where plane == .letters: last += characters("@.")
        case .URL where plane == .letters: last += [key(.character("."), "."), key(.character("/"), "/")]
        case .twitter where plane == .letters: last += characters("@#")
        default: break
        }
        let enter = key(.enter, wishes.returnKey.title)
        enter.isProminent = wishes.returnKey.isProminent
        rows.append(last + [enter])
        return rows
    }

    private func padRows() -> [[KeyboardKey]] {
        var rows = plane.characters.map { row in
            row.map { digit in
                let digit = String(digit)
                return key(.digit(digit, letters: KeyboardPlane.lettersOfDigits[digit] ?? ""), digit)
            }
        }
        let corner = plane.corner
        var title = ""
        if case .character(let text) = corner { title = text }
        rows.append([key(corner, title), key(.digit("0", letters: ""), "0"), key(.delete, "")])
        return rows
    }

    private func pressed(_ key: KeyboardKey) {
        switch key.kind {
        case .character: type(key.shownTitle)
        case .digit(let digit, _): type(digit)
        case .space: type(" ")
        case .delete: _ = TypedKey.delete.press()
        case .enter: _ = TypedKey.enter.press()
        case .shift:
            isShifted.toggle()
            showShift()
        case .plane(let plane): self.plane = plane
        case .gap: break
        }
    }

    private func type(_ text: String) {
        _ = TypedKey.text(text).press()
        // A space after a mark leads back to the letters.
        if text == " ", plane == .numbers || plane == .symbols, wishes.type != .numbersAndPunctuation {
            plane = .letters
        }
    }

    // MARK: State

    /// Brings shift and return in line with the text that is edited.
    func update() {
        let traits = UIApplication.shared.firstResponder as? any UIKeyInput
        isShifted = Capitalization.wantsCapital(UIApplication.shared.firstResponder)
        showShift()
        let needsText = traits?.enablesReturnKeyAutomatically ?? false
        for key in rows.joined() where key.kind == .enter { key.isEnabled = !needsText || traits?.hasText ?? false }
    }

    private func showShift() {
        guard plane == .letters else { return }
        for key in rows.joined() {
            switch key.kind {
            case .character, .shift: key.isShifted = isShifted
            default: break
            }
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = wishes.metrics
        var top: CGFloat = 0
        for (index, divider) in dividers.enumerated() {
            divider.isHidden = !showsSuggestions
            divider.frame = CGRect(
                x: (bounds.width * CGFloat(index + 1) / 3).rounded(), y: 11, width: 1,
                height: metrics.suggestionHeight - 19)
        }
        if showsSuggestions { top = metrics.suggestionHeight }
        let area = CGRect(
            x: metrics.sideMargin, y: top, width: bounds.width - 2 * metrics.sideMargin,
            height: bounds.height - top - metrics.footer)
        plane.isPad ? layOutPad(in: area) : layOutLetters(in: area)
    }

    private func layOutPad(in area: CGRect) {
        let gap: CGFloat = 6
        let pitch = area.height / 4
        let width = (area.width - 6 - 2 * gap) / 3
        for (line, row) in rows.enumerated() {
            for (column, key) in row.enumerated() {
                key.frame = rounded(
                    CGRect(
                        x: area.minX + 3 + CGFloat(column) * (width + gap), y: area.minY + CGFloat(line) * pitch + 6,
                        width: width, height: pitch - 7))
            }
        }
    }

    private func layOutLetters(in area: CGRect) {
        let gap = wishes.metrics.keyGap
        let pitch = area.height / 4
        let lineGap: CGFloat = wishes.metrics.isLandscape ? 7 : 12
        let letter = (area.width - 9 * gap) / 10
        for (line, row) in rows.enumerated() {
            let y = area.minY + CGFloat(line) * pitch + (wishes.metrics.isLandscape ? 3 : 8)
            let height = pitch - lineGap + 1
            func put(_ key: KeyboardKey, _ x: CGFloat, _ width: CGFloat) {
                key.frame = rounded(CGRect(x: x, y: y, width: width, height: height))
            }
            switch line {
            case 0, 1:
                let count = CGFloat(row.count)
                var x = area.midX - (count * letter + (count - 1) * gap) / 2
                for key in row {
                    put(key, x, letter)
                    x += letter + gap
                }
            case 2:
                let side = letter * 1.3
                let middle = row.dropFirst().dropLast()
                let count = CGFloat(middle.count)
                // Five marks share the room of seven letters.
                let width = count < 7 ? (letter * 7 + gap * 6 - (count - 1) * gap) / count : letter
                put(row[0], area.minX, side)
                put(row[row.count - 1], area.maxX - side, side)
                var x = area.midX - (count * width + (count - 1) * gap) / 2
                for key in middle {
                    put(key, x, width)
                    x += width + gap
                }
            default:
                let side = letter * 2.5 + gap * 1.5
                let extras = row.dropFirst(2).dropLast()
                put(row[0], area.minX, side)
                put(row[row.count - 1], area.maxX - side, side)
                let room = area.width - 2 * side - 2 * gap - CGFloat(extras.count) * (letter + gap)
                var x = area.minX + side + gap
                put(row[1], x, room)
                x += room + gap
                for key in extras {
                    put(key, x, letter)
                    x += letter + gap
                }
            }
        }
    }

    private func rounded(_ rect: CGRect) -> CGRect {
        let (x, y) = (roundToPixel(rect.minX), roundToPixel(rect.minY))
        return CGRect(x: x, y: y, width: roundToPixel(rect.maxX) - x, height: roundToPixel(rect.maxY) - y)
    }
}

/// When the keyboard makes a letter capital by itself.
@MainActor enum Capitalization {
    static func wantsCapital(_ responder: UIResponder?) -> Bool {
        guard let input = responder as? any UIKeyInput else { return false }
        switch input.keyboardType {
        case .emailAddress, .URL, .webSearch: return false
        default: break
        }
        guard let target = responder as? any TypingTarget, !input.isSecureTextEntry else {
            return input.autocapitalizationType == .allCharacters
        }
        let before = target.edited.substring(
            NSRange(location: 0, length: target.edited.selection.location))
        switch input.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.last.map(\.isWhitespace) ?? true
        case .sentences: return beginsSentence(after: before)
        }
    }

    private static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last else { return true }
        if last.isNewline { return true }
        guard last == " " else { return false }
        guard let mark = text.last(where: { $0 != " " }) else { return true }
        return mark.isNewline || ".!?".contains(mark)
    }
}
