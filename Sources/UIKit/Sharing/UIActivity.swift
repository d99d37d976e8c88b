import Foundation

/// One thing that can be done with what an app shares. Apps add their own to a `UIActivityViewController`.
@preconcurrency @MainActor open class UIActivity: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIActivity") }

    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public let rawValue: String
        /// Makes a name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The place of an activity: in the list of actions, or in the row of apps above.
    public enum Category: Int, Sendable { case action, share }

    public override init() { super.init() }

    /// The place of the activities of the class.
    open class var activityCategory: Category { .action }

    // MARK: What apps' own activities say

    /// The name of the kind of activity, by which it can be excluded and the completion handler knows it.
    open var activityType: ActivityType? { nil }
    /// The title in the sheet.
    open var activityTitle: String? { nil }
    /// The picture in the sheet, drawn as a stencil.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with the items. The sheet asks before it shows the activity; the base
    /// implementation says no, and an override need not call `super`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items when a person has chosen the activity, before its controller is asked for or it is
    /// performed. The base implementation does nothing, and an override need not call `super`.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that does the activity, which the sheet presents; nil has `perform()` called instead.
    open var activityViewController: UIViewController? { nil }
    /// Does the activity, and calls `activityDidFinish(_:)` when it is done. The base implementation says that nothing was
    /// done; an override does not call `super`.
    open func perform() { activityDidFinish(false) }

    /// Has the sheet leave the screen and the completion handler called; each activity calls it once.
    open func activityDidFinish(_ completed: Bool) {
        let finish = onFinish
        onFinish = nil
        finish?(completed)
    }

    /// What the sheet waits for while the activity is under way.
    var onFinish: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    private static func system(_ name: String) -> Self { Self(rawValue: "com.apple.UIKit.activity." + name) }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Adds pictures to the photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Writes a mail of the items, with the program that the person's machine has for it.
    public static let mail = system("Mail")
    /// Writes the items, as a PDF file, into the app's documents.
    public static let print = system("Print")
    /// Sends the items in a message. No display offers it.
    public static let message = system("Message")
    /// Posts the items. No display offers it.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts the items. No display offers it.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts the items. No display offers it.
    public static let postToWeibo = system("PostToWeibo")
    /// Posts the items. No display offers it.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// Posts the items. No display offers it.
    public static let postToFlickr = system("PostToFlickr")
    /// Posts the items. No display offers it.
    public static let postToVimeo = system("PostToVimeo")
    /// Gives a picture to a contact. No display offers it.
    public static let assignToContact = system("AssignToContact")
    /// Keeps an address for reading later. No display offers it.
    public static let addToReadingList = system("AddToReadingList")
    /// Sends the items to a device nearby. No display offers it.
    public static let airDrop = system("AirDrop")
    /// Opens a book. No display offers it.
    public static let openInIBooks = system("OpenInIBooks")
    /// Makes a PDF file with marks. No display offers it.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Shares with others on a playing device. No display offers it.
    public static let sharePlay = system("SharePlay")
    /// Invites others to work together. No display offers it.
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    /// Sends a copy to others who work together. No display offers it.
    public static let collaborationCopyLink = system("CollaborationCopyLink")
    /// Adds a web page to the home screen. No display offers it.
    public static let addToHomeScreen = system("AddToHomeScreen")
    /// Writes the items into the app's documents.
    static let saveToFiles = Self(rawValue: "com.apple.CloudDocsUI.AddToiCloudDrive")
}
