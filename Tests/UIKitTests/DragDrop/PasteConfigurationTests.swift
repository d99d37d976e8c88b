import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Pasting things by their types.
@preconcurrency @MainActor final class PasteConfigurationTests: EventTestCase {
    private final class Board: UIView {
        var pasted: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                _ = provider.loadObject(ofClass: NSString.self) { [weak self] text, _ in
                    let text = text as? String ?? "-"
                    MainActor.assumeIsolated { self?.pasted.append(text) }
                }
            }
        }
    }

    private func board() -> Board {
        let board = Board(frame: CGRect(x: 50, y: 300, width: 200, height: 50))
        root.addSubview(board)
        return board
    }

    func testPasteIsOfferedForTypesThatAreTaken() {
        let board = board()
        UIPasteboard.general.string = "text"
        XCTAssertFalse(board.canPerformAction("paste:", withSender: nil))
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        XCTAssertFalse(board.canPerformAction("paste:", withSender: nil))
        board.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
        XCTAssertTrue(board.canPerformAction("paste:", withSender: nil))
        board.paste(nil)
        settle()
        XCTAssertEqual(board.pasted, ["text"])
        XCTAssertEqual(exceptions.count, 0)
    }

    func testAPasteControlPastesIntoItsTarget() {
        let board = board()
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame = CGRect(x: 50, y: 400, width: 120, height: 40)
        control.target = board
        root.addSubview(control)
        UIPasteboard.general.itemProviders = []
        XCTAssertFalse(control.isEnabled)
        UIPasteboard.general.setObjects(["one" as NSString])
        XCTAssertTrue(control.isEnabled)
        settle()
        tap(110, 420)
        settle()
        XCTAssertEqual(board.pasted, ["one"])
    }

    func testAPasteControlFollowsWhatItsTargetTakes() {
        let (board, control) = (board(), UIPasteControl(configuration: UIPasteControl.Configuration()))
        control.target = board
        UIPasteboard.general.string = "text"
        XCTAssertFalse(control.isEnabled)
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        XCTAssertFalse(control.isEnabled)
        board.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
        XCTAssertTrue(control.isEnabled)
        board.pasteConfiguration = nil
        XCTAssertFalse(control.isEnabled)
    }

    func testAPasteControlsCornersAreRoundAsItsStyleSays() throws {
        func radius(_ style: UIButton.Configuration.CornerStyle) throws -> CGFloat? {
            let configuration = UIPasteControl.Configuration()
            (configuration.cornerStyle, configuration.cornerRadius) = (style, 3)
            let button = UIPasteControl(configuration: configuration).subviews.compactMap { $0 as? UIButton }.first
            return button?.configuration?.radius(for: CGSize(width: 100, height: 40))
        }
        XCTAssertEqual(try radius(.fixed), 3)
        XCTAssertEqual(try radius(.dynamic), 5.95)
        let control = UIPasteControl(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        XCTAssertEqual(control.frame.minX, 10, accuracy: 1e-9)
        XCTAssertEqual(control.frame.minY, 20, accuracy: 1e-9)
        XCTAssertEqual(control.bounds.size, control.intrinsicContentSize)
    }

    func testTextsArePastedAsTheirConfigurationSays() {
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        let view = UITextView(frame: CGRect(x: 50, y: 350, width: 200, height: 40))
        for text in [field, view] as [any UIResponder & UITextInput] {
            root.addSubview(text as! UIView)
            XCTAssertTrue(text.becomeFirstResponder())
            UIPasteboard.general.string = "text"
            XCTAssertTrue(text.canPerformAction("paste:", withSender: nil))
            text.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
            XCTAssertFalse(text.canPerformAction("paste:", withSender: nil))
            UIPasteboard.general.color = .red
            XCTAssertTrue(text.canPerformAction("paste:", withSender: nil))
            text.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
            UIPasteboard.general.string = "more"
            text.paste(nil)
            settle()
        }
        XCTAssertEqual(field.text, "more")
        XCTAssertEqual(view.text, "more")
        // A paste control pastes into a text that says nothing.
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame = CGRect(x: 50, y: 400, width: 120, height: 40)
        view.pasteConfiguration = nil
        control.target = view
        root.addSubview(control)
        settle()
        tap(110, 420)
        settle()
        XCTAssertEqual(view.text, "moremore")
    }
}
