import Foundation
import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Hears what became of a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// The person is done; the delegate dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A sheet for a message, which cannot be sent: there is no telephone.
open class MFMessageComposeViewController: UINavigationController {
    /// Hears what became of the message.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom the message goes.
    open var recipients: [String]?
    /// The text of the message.
    open var body: String?
    /// What the message is about.
    open var subject: String?

    /// Whether messages can be sent: false.
    open class func canSendText() -> Bool { false }
    /// Whether messages can be about something: false.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have files: false.
    open class func canSendAttachments() -> Bool { false }
    /// Whether a message can have files of a type: false.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// The files of the message: nil, as messages cannot have files.
    open var attachments: [[AnyHashable: Any]]? { nil }
    /// Would add a file of an address; false, as messages cannot have files.
    @discardableResult open func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
    ) -> Bool { false }
    /// Would add a file of bytes; false, as messages cannot have files.
    @discardableResult open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
    /// Takes the button for files away from the person, who has none in any case.
    open func disableUserAttachments() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UnavailablePage(title: "New Message", text: "This device cannot send messages.") { [weak self] in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
        }
        viewControllers = [page]
    }
}
