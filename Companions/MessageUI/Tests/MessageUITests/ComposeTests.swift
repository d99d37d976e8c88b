import UIKitTesting
import XCTest

@testable import MessageUI
@_spi(Framework) import UIKit

/// Sheets on a device that can send nothing.
@preconcurrency @MainActor final class ComposeTests: XCTestCase, @unchecked Sendable {
    private final class Delegate: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate
    {
        var events: [String] = []
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            events.append("mail \(result)")
            controller.dismiss(animated: true)
        }
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            events.append("message \(result)")
            controller.dismiss(animated: true)
        }
    }

    func testNothingCanBeSent() {
        XCTAssertFalse(MFMailComposeViewController.canSendMail())
        XCTAssertFalse(MFMessageComposeViewController.canSendText())
        let message = MFMessageComposeViewController()
        XCTAssertFalse(message.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png"))
        XCTAssertNil(message.attachments)
    }

    func testTheSheetsSaySoAndAreCancelled() {
        let screen = TestScreen()
        let root = UIViewController()
        screen.show(root)
        let delegate = Delegate()
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = delegate
        root.present(mail, animated: true)
        screen.runUntilIdle()
        XCTAssertTrue(screen.texts.contains("There is no mail account."), "\(screen.texts)")
        screen.tap("Cancel")
        screen.runUntilIdle()
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = delegate
        root.present(message, animated: true)
        screen.runUntilIdle()
        screen.tap("Cancel")
        screen.runUntilIdle()
        XCTAssertEqual(delegate.events, ["mail cancelled", "message cancelled"])
        XCTAssertNil(root.presentedViewController)
    }
}
