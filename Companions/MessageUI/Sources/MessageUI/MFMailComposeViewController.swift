import Foundation
import UIKit

/// The domain of mail's errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// Hears what became of a mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// The person is done; the delegate dismisses the controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Leaves the controller as it is.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

// Choice (MessageUI): there is no account, as in the Simulator; the sheet says so, and what was to be sent goes nowhere.
/// A sheet for a mail, which cannot be sent: there is no account.
open class MFMailComposeViewController: UINavigationController {
    /// Hears what became of the mail.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether mails can be sent: false.
    open class func canSendMail() -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UnavailablePage(title: "New Message", text: "There is no mail account.") { [weak self] in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        }
        viewControllers = [page]
    }

    /// What the mail is about.
    open func setSubject(_ subject: String) {}
    /// To whom the mail goes.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who gets a copy that nobody knows of.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// The text of the mail.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// The address that the mail comes from, if there are several.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    /// Adds a file to the mail.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
