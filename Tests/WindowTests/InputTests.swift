import CSDL2
import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

final class InputTests: XCTestCase {
    private typealias Touch = DisplayMessage.Touch

    // MARK: Pointer

    func test_mouseIsOneFinger() {
        var input = PointerInput()
        XCTAssertEqual(input.mouseMoved(to: CGPoint(x: 1, y: 1)), [])
        XCTAssertEqual(
            input.mouseDown(at: CGPoint(x: 10, y: 20), anchor: nil),
            [Touch(phase: .began, finger: 0, point: CGPoint(x: 10, y: 20))])
        XCTAssertEqual(
            input.mouseMoved(to: CGPoint(x: 12, y: 20)),
            [Touch(phase: .moved, finger: 0, point: CGPoint(x: 12, y: 20))])
        XCTAssertEqual(input.mouseMoved(to: CGPoint(x: 12, y: 20)), [])
        XCTAssertEqual(input.mouseUp(), [Touch(phase: .ended, finger: 0, point: CGPoint(x: 12, y: 20))])
        XCTAssertEqual(input.mouseUp(), [])
    }

    func test_pinchMirrorsTheMouseAroundItsAnchor() {
        var input = PointerInput()
        let began = input.mouseDown(at: CGPoint(x: 90, y: 100), anchor: CGPoint(x: 100, y: 100))
        XCTAssertEqual(began.map(\.finger), [0, 1])
        XCTAssertEqual(began.map(\.point), [CGPoint(x: 90, y: 100), CGPoint(x: 110, y: 100)])
        XCTAssertEqual(
            input.mouseMoved(to: CGPoint(x: 80, y: 90)).map(\.point),
            [CGPoint(x: 80, y: 90), CGPoint(x: 120, y: 110)])
        // In parallel, the distance between the fingers stays.
        XCTAssertEqual(
            input.mouseMoved(to: CGPoint(x: 85, y: 100), isParallel: true).map(\.point),
            [CGPoint(x: 85, y: 100), CGPoint(x: 125, y: 120)])
        XCTAssertEqual(input.mouseUp().map(\.phase), [.ended, .ended])
        XCTAssertNil(input.pinch)
    }

    func test_fingersOfATouchScreenAreToldApart() {
        var input = PointerInput()
        XCTAssertEqual(input.fingerDown(77, at: .zero).map(\.finger), [2])
        XCTAssertEqual(input.fingerDown(12, at: CGPoint(x: 5, y: 5)).map(\.finger), [3])
        XCTAssertEqual(input.fingerMoved(12, to: CGPoint(x: 6, y: 5)).map(\.finger), [3])
        XCTAssertEqual(input.fingerMoved(99, to: .zero), [])
        XCTAssertEqual(input.fingerUp(77), [Touch(phase: .ended, finger: 2, point: .zero)])
        XCTAssertEqual(input.fingerDown(78, at: .zero).map(\.finger), [2])
        XCTAssertEqual(input.fingerUp(77), [])
    }

    func test_losingTheKeyboardTakesAllFingersAway() {
        var input = PointerInput()
        _ = input.mouseDown(at: CGPoint(x: 1, y: 2), anchor: nil)
        _ = input.fingerDown(5, at: CGPoint(x: 3, y: 4))
        XCTAssertEqual(
            input.cancel(),
            [
                Touch(phase: .cancelled, finger: 0, point: CGPoint(x: 1, y: 2)),
                Touch(phase: .cancelled, finger: 2, point: CGPoint(x: 3, y: 4)),
            ])
        XCTAssertTrue(input.isIdle)
        XCTAssertEqual(input.mouseUp(), [])
    }

    // MARK: Wheel

    func test_notchesStandForThemselves() {
        var wheel = WheelInput()
        let point = CGPoint(x: 7, y: 8)
        XCTAssertEqual(
            wheel.turned(x: 0, y: 1, at: point), [.init(point: point, delta: CGSize(width: 0, height: -51))])
        XCTAssertEqual(
            wheel.turned(x: 2, y: 0, at: point), [.init(point: point, delta: CGSize(width: 102, height: 0))])
        XCTAssertEqual(
            wheel.turned(x: 0, y: -1, at: point, isSideways: true),
            [.init(point: point, delta: CGSize(width: 51, height: 0))])
        XCTAssertEqual(wheel.turned(x: 0, y: 0, at: point), [])
        XCTAssertEqual(wheel.rest(), [])
    }

    func test_trackpadScrollsUntilItRests() {
        var wheel = WheelInput()
        XCTAssertEqual(wheel.turned(x: 0, y: -0.5, at: .zero).map(\.phase), [.began])
        XCTAssertEqual(wheel.turned(x: 0, y: -1, at: .zero).map(\.phase), [.changed])
        XCTAssertEqual(wheel.rest(), [.init(point: .zero, delta: .zero, phase: .ended)])
        XCTAssertFalse(wheel.isScrolling)
    }

    // MARK: Keyboard

    private func key(_ usage: Int, _ character: Character? = nil) -> KeyboardInput.Event {
        .init(usage: usage, character: character)
    }

    func test_lettersAreTypedApart() {
        var keyboard = KeyboardInput()
        var event = key(0x04, "a")
        XCTAssertEqual(
            keyboard.down(event),
            .init(phase: .down, usage: 4, characters: "a", charactersIgnoringModifiers: "a", isTypedApart: true))
        event.isShifted = true
        XCTAssertEqual(
            keyboard.down(event),
            .init(
                phase: .down, usage: 4, characters: "A", charactersIgnoringModifiers: "a", modifiers: 1 << 17,
                isTypedApart: true))
        event.hasCapsLock = true
        XCTAssertEqual(keyboard.up(event)?.characters, "a")
        XCTAssertEqual(keyboard.up(event)?.modifiers, nil)
    }

    func test_controlIsTheCommandKey() {
        var event = key(0x06, "c")
        event.isLeftControl = true
        let copy = KeyboardInput.press(event, .down)
        XCTAssertEqual(copy.modifiers, 1 << 20)
        XCTAssertFalse(copy.isTypedApart)
        XCTAssertEqual(copy.charactersIgnoringModifiers, "c")
        event.isLeftControl = false
        event.isRightControl = true
        XCTAssertEqual(KeyboardInput.press(event, .down).modifiers, 1 << 18)
    }

    func test_controlGoesByWordsWithArrowsAndDeletion() {
        for usage in [0x2A, 0x4C, 0x4F, 0x50] {
            var event = key(usage)
            event.isLeftControl = true
            XCTAssertEqual(KeyboardInput.press(event, .down).modifiers, 1 << 19)
        }
        var up = key(0x52)
        up.isLeftControl = true
        XCTAssertEqual(KeyboardInput.press(up, .down).modifiers, 1 << 20)
    }

    func test_keysThatTypeNothingAreNotTypedApart() {
        for event in [key(0x28, "\r"), key(0x2A, "\u{8}"), key(0x2B, "\t"), key(0x29, "\u{1B}"), key(0x50)] {
            XCTAssertFalse(KeyboardInput.press(event, .down).isTypedApart)
        }
    }

    func test_keysTypeThemselvesWhereTheDesktopSendsNoText() {
        var event = key(0x04, "a")
        event.isShifted = true
        event.isTextFollowing = false
        let press = KeyboardInput.press(event, .down)
        XCTAssertFalse(press.isTypedApart)
        XCTAssertEqual(press.characters, "A")
    }

    func test_losingTheKeyboardReleasesKeys() {
        var keyboard = KeyboardInput()
        _ = keyboard.down(key(0x05, "b"))
        _ = keyboard.down(key(0x04, "a"))
        XCTAssertEqual(keyboard.cancel().map(\.usage), [4, 5])
        XCTAssertEqual(keyboard.cancel(), [])
        XCTAssertNil(keyboard.up(key(0x04, "a")))
    }

    func test_keysOfSDLAreHIDUsages() {
        var event = SDL_KeyboardEvent()
        event.keysym.scancode = SDL_SCANCODE_RETURN
        event.keysym.sym = Int32(SDLK_RETURN.rawValue)
        XCTAssertEqual(KeyboardInput.Event(event).usage, 0x28)
        XCTAssertEqual(KeyboardInput.Event(event).character, "\r")
        event.keysym.scancode = SDL_SCANCODE_F1
        event.keysym.sym = Int32(bitPattern: UInt32(SDLK_F1.rawValue))
        event.keysym.mod = UInt16(KMOD_LCTRL.rawValue | KMOD_LALT.rawValue | KMOD_CAPS.rawValue)
        let function = KeyboardInput.Event(event)
        XCTAssertEqual(function.usage, 0x3A)
        XCTAssertNil(function.character)
        XCTAssertTrue(function.isLeftControl && function.isOption && function.hasCapsLock)
        XCTAssertFalse(function.isShifted || function.isRightControl || function.isCommand || function.isRepeat)
    }

    @MainActor func test_compositionsCountInUTF16() {
        XCTAssertEqual(WindowDisplay.utf16Range(of: "a😀b", start: 1, length: 1), 1..<3)
        XCTAssertEqual(WindowDisplay.utf16Range(of: "a😀b", start: 2, length: 9), 3..<4)
        XCTAssertEqual(WindowDisplay.utf16Range(of: "ab", start: -1, length: -1), 0..<0)
    }

    // MARK: Commands

    func test_everyCommandHasItsOwnKeys() {
        let chords = WindowCommand.allCases.flatMap(\.chords)
        XCTAssertEqual(Set(chords).count, chords.count)
        XCTAssertTrue(WindowCommand.allCases.allSatisfy { !$0.chords.isEmpty && !$0.keyText.isEmpty })
        for command in WindowCommand.allCases {
            for chord in command.chords {
                var event = key(chord.usage)
                event.isLeftControl = chord.control
                event.isOption = chord.option
                event.isShifted = chord.shift
                XCTAssertEqual(WindowCommand(event), command)
            }
        }
    }

    func test_menuHasEveryCommandButItself() {
        XCTAssertEqual(
            Set(WindowCommand.groups.joined()), Set(WindowCommand.allCases).subtracting([.menu]))
        XCTAssertEqual(WindowCommand.groups.joined().count, WindowCommand.allCases.count - 1)
    }

    func test_editingKeysAreTheApps() {
        for usage in [0x04, 0x06, 0x19, 0x1B, 0x1D, 0x28, 0x2A, 0x2B, 0x4A, 0x4C, 0x4D, 0x4F, 0x50, 0x51, 0x52] {
            for (control, shift) in [(false, false), (true, false), (false, true), (true, true)] {
                var event = key(usage)
                event.isLeftControl = control
                event.isShifted = shift
                XCTAssertNil(WindowCommand(event), "\(usage)")
            }
        }
    }
}
