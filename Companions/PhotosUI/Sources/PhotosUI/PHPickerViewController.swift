import Foundation
@_spi(Framework) import UIKit

/// Hears what was picked.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The person is done, or has cancelled, where nothing was picked; the delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the person pick a picture of theirs; the app needs no permission for that.
public final class PHPickerViewController: UIViewController {
    /// What the picker offers.
    public let configuration: PHPickerConfiguration
    /// Hears what was picked.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private let grid = UIImagePickerController()
    private let listener = Listener()

    /// A picker that offers what a configuration says.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        listener.picker = self
        grid.delegate = listener
    }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(grid)
        grid.view.frame = view.bounds
        grid.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid.view)
        grid.didMove(toParent: self)
    }

    fileprivate func finish(_ image: UIImage?) {
        let name = configuration.givesIdentifiers ? grid.pickedPicture?.identifier : nil
        let results = image.map { [PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: name)] }
        delegate?.picker(self, didFinishPicking: results ?? [])
    }
}

/// What the grid of pictures tells.
@MainActor private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var picker: PHPickerViewController?

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.picker?.finish(info[.originalImage] as? UIImage)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { self.picker?.finish(nil) }
}
