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
}
