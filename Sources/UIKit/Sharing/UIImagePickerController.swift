import CoreGraphics
import Foundation

/// A screen on which a person picks one of the device's pictures.
///
/// There is a photo library and, as in the iOS Simulator, no camera. The pictures are those of a folder that the person who
/// runs the app has named, or a few that are drawn, and those that the app has saved itself.
open class UIImagePickerController: UINavigationController {
    /// A place that pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// A camera of the device, of which there is none.
    public enum CameraDevice: Int, Sendable { case rear, front }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }

    /// Whether a camera's flash goes off.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto = 0, on = 1 }

    /// The quality of films that a camera takes.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The form in which the file of a picked picture is handed over.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    /// A key of what is known of a picked picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the type, "public.image".
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The key of the picture as it is in the library, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The key of the part that the person has chosen, a `UIImage`; there where `allowsEditing` is true.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The key of the rectangle of that part in the original's pixels, a `CGRect`; there where `allowsEditing` is true.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The key of a film's file. Films are not in the library.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The key of the picture's address in the library, a `URL`.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The key of what a camera noted. There is no camera.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The key of a picture that moves. None is in the library.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The key of the picture's object in the framework Photos, which is not there.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The key of a copy of the picture's file in the app's temporary folder, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    // MARK: Sources

    /// Whether the device has a source: the library and the album, and no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The types of what a source may have; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }

    /// Whether the device has a camera: no.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera has a flash: no.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera can take; nil, since there is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The source that pictures come from; setting one that the device does not have raises an exception.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            let wanted = sourceType.rawValue
            sourceType = oldValue
            NSException.raise(.invalidArgumentException, "Source type \(wanted) not available")
        }
    }

    /// The types of what can be picked: pictures, unless the app says otherwise. An empty list, or one of types that the
    /// source does not have, raises an exception when the picker appears.
    open var mediaTypes = ["public.image"]
    /// Whether the person chooses a square part of the picture.
    open var allowsEditing = false
    /// The form in which the picture's file is handed over, which is that of the library either way.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The quality of films. Films are not in the library.
    open var videoQuality = QualityType.typeMedium
    /// The longest film that can be picked, in seconds. Films are not in the library.
    open var videoMaximumDuration: TimeInterval = 600

    // MARK: Making

    /// Makes a picker of the library's pictures.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a picker from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate as a picker's; navigation controllers' delegates are of another type.
    private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    open override func viewWillAppear(_ animated: Bool) {
        if viewControllers.isEmpty { showGrid() }
        super.viewWillAppear(animated)
    }

    /// The picture of the library that the person has picked, before the delegate hears of it; nil before.
    @_spi(Framework) public private(set) var pickedPicture: PhotoLibrary.Picture?

    private func showGrid() {
        let known = Self.availableMediaTypes(for: sourceType) ?? []
        if !mediaTypes.contains(where: known.contains) {
            NSException.raise(.invalidArgumentException, "No available types for source \(sourceType.rawValue)")
        }
        let showsPictures = mediaTypes.contains("public.image")
        let grid = PhotoGridController(showsPictures ? PhotoLibrary.shared.pictures : [])
        grid.onPick = { [weak self] picture, image in self?.picked(picture, image) }
        grid.onCancel = { [weak self] in self?.cancel() }
        setViewControllers([grid], animated: false)
    }

    // MARK: Picking

    private func picked(_ picture: PhotoLibrary.Picture, _ image: UIImage) {
        guard allowsEditing else { return finish(picture, image, part: nil) }
        let editor = PhotoCropController(image)
        editor.onCancel = { [weak self] in
            self?.setNavigationBarHidden(false, animated: true)
            self?.popViewController(animated: true)
        }
        editor.onChoose = { [weak self] part in self?.finish(picture, image, part: part) }
        setNavigationBarHidden(true, animated: true)
        pushViewController(editor, animated: true)
    }

    /// - Parameter part: The rectangle that the person has chosen, in the image's points.
    private func finish(_ picture: PhotoLibrary.Picture, _ image: UIImage, part: CGRect?) {
        pickedPicture = picture
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if let copy = PhotoLibrary.shared.copy(of: picture) { info[.imageURL] = copy }
        let format = picture.file?.pathExtension.uppercased() ?? "JPG"
        info[.referenceURL] = URL(
            string: "assets-library://asset/asset.\(format)?id=\(picture.name.urlPart)&ext=\(format)")
        if let part, let pixels = image.upright {
            // On whole pixels: the square lies on those of the screen.
            let area = CGRect(
                x: (part.minX * image.scale).rounded(), y: (part.minY * image.scale).rounded(),
                width: (part.width * image.scale).rounded(), height: (part.height * image.scale).rounded())
            info[.cropRect] = area
            info[.editedImage] = pixels.cropping(to: area).map {
                UIImage(cgImage: $0, scale: image.scale, orientation: .up)
            }
        }
        guard let listener else { return leave() }
        listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard let listener else { return leave() }
        listener.imagePickerControllerDidCancel(self)
    }

    private func leave() { presentingViewController?.dismiss(animated: true) }
}

extension String {
    /// The text as it stands in the query of an address.
    fileprivate var urlPart: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}

/// The camera, which the device does not have: all of it raises the exception of a source that is no camera.
extension UIImagePickerController {
    private func raiseNoCamera() {
        NSException.raise(
            .invalidArgumentException, "Source type must be UIImagePickerControllerSourceTypeCamera")
    }

    /// Whether the camera's own buttons are shown. Setting it raises an exception.
    public var showsCameraControls: Bool {
        get { true }
        set { raiseNoCamera() }
    }
    /// The view over the camera's picture. Setting it raises an exception.
    public var cameraOverlayView: UIView? {
        get { nil }
        set { raiseNoCamera() }
    }
    /// The transform of the camera's picture on the screen. Setting it raises an exception.
    public var cameraViewTransform: CGAffineTransform {
        get { .identity }
        set { raiseNoCamera() }
    }
    /// The camera in use. Setting it raises an exception.
    public var cameraDevice: CameraDevice {
        get { .rear }
        set { raiseNoCamera() }
    }
    /// What the camera takes. Setting it raises an exception.
    public var cameraCaptureMode: CameraCaptureMode {
        get { .photo }
        set { raiseNoCamera() }
    }
    /// Whether the flash goes off. Setting it raises an exception.
    public var cameraFlashMode: CameraFlashMode {
        get { .auto }
        set { raiseNoCamera() }
    }
    /// Takes a picture with the camera. Calling it raises an exception.
    public func takePicture() { raiseNoCamera() }
    /// Begins a film with the camera. Calling it raises an exception.
    @discardableResult public func startVideoCapture() -> Bool {
        raiseNoCamera()
        return false
    }
    /// Ends a film. Calling it raises an exception.
    public func stopVideoCapture() { raiseNoCamera() }
}
