import Foundation
@_spi(Framework) import UIKit

/// Hears how a share was saved, and says what is shared.
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    /// The share could not be saved.
    func cloudSharingController(
        _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    /// The title of what is shared.
    func itemTitle(for csc: UICloudSharingController) -> String?
    /// The picture of what is shared.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    /// The kind of what is shared.
    func itemType(for csc: UICloudSharingController) -> String?
    /// The share was saved.
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    /// The share was ended.
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    /// No picture.
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    /// No kind.
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    /// Does nothing.
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    /// Does nothing.
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// Lets the person invite others to a share. Without an account it says that one is needed.
open class UICloudSharingController: UIViewController {
    /// What the person may give to others.
    public struct PermissionOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Everybody who has the address.
        public static let allowPublic = PermissionOptions(rawValue: 1)
        /// Those who are invited.
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        /// They may read.
        public static let allowReadOnly = PermissionOptions(rawValue: 4)
        /// They may read and write.
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
    }

    /// Hears how the share was saved.
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    /// What the person may give to others.
    open var availablePermissions: PermissionOptions = []
    /// The share; nil before it was made.
    open private(set) var share: CKShare?
    private var prepare: ((UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void)?

    /// Makes a controller for a share that was saved.
    public convenience init(share: CKShare, container: CKContainer) {
        self.init(nibName: nil, bundle: nil)
        self.share = share
    }

    /// Makes a controller that asks for the share when the person is about to invite somebody.
    public convenience init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) {
        self.init(nibName: nil, bundle: nil)
        prepare = preparationHandler
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let item = UINavigationItem(title: delegate?.itemTitle(for: self) ?? "")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        showNotice("Sign in to iCloud to share with others.", under: item)
    }

    /// Asks for the share when the controller is shown, and tells the delegate that it could not be saved.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let prepare else { return }
        self.prepare = nil
        prepare(self) { [weak self] share, _, error in
            onMain { [weak self] in
                guard let self else { return }
                self.share = share
                if let error { delegate?.cloudSharingController(self, failedToSaveShareWithError: error) }
            }
        }
    }
}
