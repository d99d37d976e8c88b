import Foundation
import UIKit

/// A controller by which the person chooses music: the library is empty.
open class MPMediaPickerController: UIViewController {
    /// The kinds of things that can be chosen.
    public let mediaTypes: MPMediaType

    /// Makes a controller for all kinds of things.
    public convenience init() { self.init(mediaTypes: .any) }

    /// Makes a controller for some kinds of things.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    /// Who is told what was chosen; not kept alive.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several pieces can be chosen.
    open var allowsPickingMultipleItems = false
    /// Whether pieces are shown that are not on the device.
    open var showsCloudItems = true
    /// Whether pieces are shown that are protected against copying.
    open var showsItemsWithProtectedAssets = true
    /// What stands above the pieces.
    open var prompt: String?

    private let bar = UINavigationBar()
    private let label = UILabel()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Music")
        item.prompt = prompt
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        bar.items = [item]
        label.text = "No Content"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        view.addSubview(label)
        view.addSubview(bar)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds
        let height = bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    }

    private func cancel() {
        if let delegate { delegate.mediaPickerDidCancel(self) } else { dismiss(animated: true) }
    }
}

/// What a controller for choosing music tells its delegate. All of it may be left out.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Called with what was chosen.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Called when nothing is to be chosen: the delegate dismisses the controller.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    /// Does nothing.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// Does nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
