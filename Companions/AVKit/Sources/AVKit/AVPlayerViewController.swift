import AVFoundation
import Foundation
@_spi(Framework) import UIKit

/// A controller that shows what a player plays, with controls.
open class AVPlayerViewController: UIViewController {
    /// The Objective-C name.
    open class override var __objectiveC: ObjectiveCTable {
        func controller(_ object: AnyObject) -> AVPlayerViewController {
            unsafeDowncast(object, to: AVPlayerViewController.self)
        }
        return ObjectiveCTable(
            super.__objectiveC, name: "AVPlayerViewController",
            methods: ["_toggleControls": { object, _ in controller(object).toggleControls() }])
    }

    private lazy var film = FilmView()
    private lazy var controls = PlayerControls()
    private var endToken: (any NSObjectProtocol)?

    /// Makes a controller without a player.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller; the name of a document has no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    isolated deinit { if let endToken { NotificationCenter.default.removeObserver(endToken) } }

    /// Whose film is shown.
    open var player: AVPlayer? { didSet { if isViewLoaded { apply() } } }

    /// Whether there are controls.
    open var showsPlaybackControls = true { didSet { if isViewLoaded { apply() } } }

    /// How the film lies in the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { film.playerLayer.videoGravity = videoGravity } }

    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { film.playerLayer.isReadyForDisplay }

    /// Where the film is in the view, in points.
    open var videoBounds: CGRect { film.playerLayer.videoRect }

    /// The view between the film and the controls, for the app's own.
    public let contentOverlayView: UIView? = UIView()

    /// Who is told of what the person does; not kept alive.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// Whether the film may go on in a picture over other apps; kept for the app.
    open var allowsPictureInPicturePlayback = true
    /// Whether it does so by itself; kept for the app.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the system is told what is played; kept for the app.
    open var updatesNowPlayingInfoCenter = true
    /// Whether the film fills the screen when it begins; kept for the app.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the film leaves the screen when it ends.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the person has to watch all of it; kept for the app.
    open var requiresLinearPlayback = false
    /// Whether times are shown as of a clock; kept for the app.
    open var showsTimecodes = false
    /// How the pixels of the film are laid out; kept for the app.
    open var pixelBufferAttributes: [String: Any]?

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for part in [film, contentOverlayView, controls] as [UIView?] {
            guard let part else { continue }
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        contentOverlayView?.isUserInteractionEnabled = false
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("_toggleControls")))
        controls.whenClosed = { [weak self] in self?.dismiss(animated: true) }
        endToken = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
        ) { [weak self] note in
            let item = note.object as? AVPlayerItem
            MainActor.assumeIsolated { if let item { self?.itemHasEnded(item) } }
        }
        apply()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.showsClose = presentingViewController != nil && parent == nil
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Who leaves a film that filled the screen has seen enough.
        if isBeingDismissed { player?.pause() }
    }

    open override var prefersStatusBarHidden: Bool { presentingViewController != nil }

    private func apply() {
        film.playerLayer.videoGravity = videoGravity
        film.playerLayer.player = player
        controls.follow(player)
        controls.isHidden = !showsPlaybackControls
        if showsPlaybackControls { controls.show(true, animated: false) }
    }

    private func toggleControls() { if showsPlaybackControls { controls.show(controls.alpha < 0.5) } }

    private func itemHasEnded(_ item: AVPlayerItem) {
        guard item === player?.currentItem else { return }
        if exitsFullScreenWhenPlaybackEnds, presentingViewController != nil {
            dismiss(animated: true)
        } else if showsPlaybackControls {
            controls.show(true)
        }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        if let shows = nib.bool("showsPlaybackControls") { showsPlaybackControls = shows }
        if let allows = nib.bool("allowsPictureInPicturePlayback") { allowsPictureInPicturePlayback = allows }
        let gravities: [String: AVLayerVideoGravity] = [
            AVLayerVideoGravity.resizeAspect.rawValue: .resizeAspect,
            AVLayerVideoGravity.resizeAspectFill.rawValue: .resizeAspectFill,
            AVLayerVideoGravity.resize.rawValue: .resize,
        ]
        if let gravity = nib.choice("videoGravity", gravities) { videoGravity = gravity }
    }
}

/// What a controller of films tells its delegate. All of it may be left out.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Called before a picture over other apps begins; never here.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when a picture over other apps has begun; never here.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called before a picture over other apps ends; never here.
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when a picture over other apps has ended; never here.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when a picture over other apps cannot begin; never here.
    func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    /// Asked whether the controller goes when a picture over other apps begins; never here.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// Called when the app is to be as before a picture over other apps; never here.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
    /// Does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// Lets it go.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    /// Says that it is.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
