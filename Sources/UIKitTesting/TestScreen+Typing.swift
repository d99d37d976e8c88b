import DisplayProtocol
import Foundation
import UIKit

/// Text that a person types into the field that is edited. Each command is followed by running the app until it is idle.
extension TestScreen {
    /// Types a text, character by character, for the first responder; a line break presses the return key.
    ///
    /// The delegate of a field is asked about each character, as by a keyboard.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        press(text.map { .text(String($0)) }, "typeText \"\(text)\"", file, line)
    }

    /// Presses the delete key.
    public func deleteBackward(_ count: Int = 1, file: StaticString = #filePath, line: UInt = #line) {
        press(Array(repeating: .backspace, count: max(0, count)), "deleteBackward", file, line)
    }

    /// Presses the return key.
    public func pressReturn(file: StaticString = #filePath, line: UInt = #line) {
        press([.enter], "pressReturn", file, line)
    }

    /// Lets the first responder give way, which puts the keyboard away.
    public func hideKeyboard(file: StaticString = #filePath, line: UInt = #line) {
        press([.hideKeyboard], "hideKeyboard", file, line)
    }

    private func press(_ keys: [DisplayMessage.Key], _ command: String, _ file: StaticString, _ line: UInt) {
        act(settles: true, file: file, line: line) {
            guard let problem = VirtualTime.type(keys) else { return }
            TestFailures.report("\(command): \(problem)", file: file, line: line)
        }
    }
}
