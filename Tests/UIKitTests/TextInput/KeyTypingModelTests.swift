import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Random keys and compositions, against a text of characters that knows nothing of UTF-16, layout or delegates.
@preconcurrency @MainActor final class KeyTypingModelTests: ScreenTestCase {
    /// What a text is to a person: characters, two ends of a selection, and what is not settled.
    private struct Model {
        var text: [Character] = []
        var anchor = 0
        var head = 0
        var marked: Range<Int>?
        var copied: [Character] = []
        let hasLines: Bool

        var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

        mutating func replace(_ range: Range<Int>, _ new: [Character]) {
            text.replaceSubrange(range, with: new)
            (anchor, head) = (range.lowerBound + new.count, range.lowerBound + new.count)
            marked = nil
        }

        mutating func type(_ new: [Character]) { replace(marked ?? selection, new) }

        mutating func compose(_ new: [Character], selecting part: Range<Int>) {
            guard !new.isEmpty || marked != nil else { return }
            let start = (marked ?? selection).lowerBound
            type(new)
            marked = new.isEmpty ? nil : start..<(start + new.count)
            (anchor, head) = (start + part.lowerBound, start + part.upperBound)
        }

        mutating func move(to place: Int, extends: Bool) {
            marked = nil
            if !extends { anchor = place }
            head = place
        }

        mutating func delete(to place: Int) {
            replace(selection.isEmpty ? min(place, head)..<max(place, head) : selection, [])
        }

        func isWord(_ index: Int) -> Bool { !" .\n\t".contains(text[index]) }

        var before: Int { max(0, head - 1) }
        var after: Int { min(text.count, head + 1) }

        var wordStart: Int {
            var place = head
            while place > 0, !isWord(place - 1) { place -= 1 }
            while place > 0, isWord(place - 1) { place -= 1 }
            return place
        }

        var wordEnd: Int {
            var place = head
            while place < text.count, !isWord(place) { place += 1 }
            while place < text.count, isWord(place) { place += 1 }
            return place
        }

        /// Lines of the tests are short, so only line breaks end them.
        var lineStart: Int { hasLines ? (text[..<head].lastIndex(of: "\n") ?? -1) + 1 : 0 }
        var lineEnd: Int { hasLines ? text[head...].firstIndex(of: "\n") ?? text.count : text.count }
    }

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let letters: [Character] = ["a", "é", "ß", "漢", "👍🏽", "👨‍👩‍👧", " ", " ", ".", "7"]

    /// Does one thing to both; returns what, for a failure's message.
    private func step(_ model: inout Model, _ dice: inout Dice) -> String {
        let extends = Bool.random(using: &dice)
        let shift: UIKeyModifierFlags = extends ? .shift : []
        func letter() -> Character { Self.letters.randomElement(using: &dice) ?? "a" }
        switch Int.random(in: 0..<20, using: &dice) {
        case 0...4:
            let new = letter()
            HardwareKeyboard.press(String(new))
            model.type([new])
            return "type \(new)"
        case 5:
            if model.hasLines {
                HardwareKeyboard.press(.keyboardReturnOrEnter)
                model.type(["\n"])
            }
            return "return"
        case 6, 7:
            let new = (0..<Int.random(in: 1...3, using: &dice)).map { _ in letter() }
            let part = Int.random(in: 0...new.count, using: &dice)
            let units = (String(new[..<part]).utf16.count, String(new[part...]).utf16.count)
            HardwareKeyboard.compose(String(new), selecting: units.0, units.1)
            model.compose(new, selecting: part..<new.count)
            return "compose \(String(new)) from \(part)"
        case 8:
            HardwareKeyboard.compose("", selecting: 0)
            model.compose([], selecting: 0..<0)
            return "give up"
        case 9:
            HardwareKeyboard.type("漢字")
            model.type(["漢", "字"])
            return "settle"
        case 10, 11:
            let isLeft = Bool.random(using: &dice)
            HardwareKeyboard.press(isLeft ? .keyboardLeftArrow : .keyboardRightArrow, shift)
            if !extends, !model.selection.isEmpty {
                model.move(
                    to: isLeft ? model.selection.lowerBound : model.selection.upperBound, extends: false)
            } else {
                model.move(to: isLeft ? model.before : model.after, extends: extends)
            }
            return "\(isLeft ? "left" : "right") \(extends)"
        case 12:
            HardwareKeyboard.press(.keyboardLeftArrow, shift.union(.alternate))
            model.move(to: model.wordStart, extends: extends)
            return "word left \(extends)"
        case 13:
            HardwareKeyboard.press(.keyboardRightArrow, shift.union(.alternate))
            model.move(to: model.wordEnd, extends: extends)
            return "word right \(extends)"
        case 14:
            let isStart = Bool.random(using: &dice)
            HardwareKeyboard.press(isStart ? .keyboardHome : .keyboardEnd, shift)
            model.move(to: isStart ? model.lineStart : model.lineEnd, extends: extends)
            return "\(isStart ? "home" : "end") \(extends)"
        case 15:
            HardwareKeyboard.press(.keyboardDeleteOrBackspace)
            model.delete(to: model.before)
            return "backspace"
        case 16:
            HardwareKeyboard.press(.keyboardDeleteForward)
            model.delete(to: model.after)
            return "delete"
        case 17:
            HardwareKeyboard.press(.keyboardDeleteOrBackspace, .alternate)
            model.delete(to: model.wordStart)
            return "delete word"
        case 18:
            let isCut = Bool.random(using: &dice)
            HardwareKeyboard.press(isCut ? "x" : "c", .command)
            guard !model.selection.isEmpty else { return "nothing to copy" }
            model.copied = Array(model.text[model.selection])
            if isCut { model.replace(model.selection, []) }
            return isCut ? "cut" : "copy"
        default:
            HardwareKeyboard.press("v", .command)
            if !model.copied.isEmpty { model.type(model.copied) }
            return "paste"
        }
    }

    private func run(_ target: any EditActionTarget, seed: UInt64, hasLines: Bool) {
        var dice = Dice(state: seed)
        var model = Model(hasLines: hasLines)
        var done: [String] = []
        XCTAssertTrue(target.becomeFirstResponder())
        for _ in 0..<300 {
            if model.text.count > 40 {
                HardwareKeyboard.press("a", .command)
                HardwareKeyboard.press(.keyboardDeleteOrBackspace)
                model.replace(0..<model.text.count, [])
            }
            done.append(step(&model, &dice))
            let edited = target.edited
            func offset(_ count: Int) -> Int { String(model.text[..<count]).utf16.count }
            let expected = (
                String(model.text), offset(model.head), offset(model.anchor),
                model.marked.map {
                    NSRange(location: offset($0.lowerBound), length: offset($0.upperBound) - offset($0.lowerBound))
                }
            )
            guard edited.string == expected.0, edited.head == expected.1, edited.anchor == expected.2,
                edited.marked == expected.3
            else {
                XCTFail(
                    """
                    seed \(seed): after \(done.suffix(6))
                    expected \(expected)
                    found ("\(edited.string)", \(edited.head), \(edited.anchor), \(String(describing: edited.marked)))
                    """)
                return
            }
        }
        target.resignFirstResponder()
    }

    func testFieldsAgreeWithTheModel() {
        for seed in 1...12 as ClosedRange<UInt64> {
            let screen = TestScreen()
            let field = UITextField(frame: CGRect(x: 20, y: 80, width: 350, height: 34))
            screen.show(UIViewController()).view.addSubview(field)
            run(field, seed: seed, hasLines: false)
        }
    }

    func testTextViewsAgreeWithTheModel() {
        for seed in 1...12 as ClosedRange<UInt64> {
            let screen = TestScreen()
            let view = UITextView(frame: CGRect(x: 0, y: 80, width: 2000, height: 300))
            screen.show(UIViewController()).view.addSubview(view)
            run(view, seed: seed, hasLines: true)
        }
    }
}
