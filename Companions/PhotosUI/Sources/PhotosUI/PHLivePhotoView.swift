@_spi(Framework) import Photos
@_spi(Framework) import UIKit

/// How a live photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// Not known.
    case undefined = 0
    /// From its beginning to its end.
    case full = 1
    /// For a moment, as a sign that it moves.
    case hint = 2
}

/// What a view of live photos tells of their playing. Nothing is played in Matryoshka, so that nothing is told.
@MainActor public protocol PHLivePhotoViewDelegate: AnyObject {}

/// A view that shows a live photo, which stands still here.
open class PHLivePhotoView: UIView {
    private let picture = UIImageView(frame: .zero)

    /// What is told of the playing.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether the photo's sound is off. None is heard in any case, which is reported where an app turns the sound on again.
    open var isMuted = false {
        didSet {
            guard oldValue, !isMuted else { return }
            Findings.report(
                limit: "photos.live", "PHLivePhotoView.isMuted has no effect: live photos stand still and are silent",
                advice: "Play what has to be heard as a film.")
        }
    }
    /// The recogniser for the finger that rests on the photo.
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

    /// The photo that is shown; nil for none.
    open var livePhoto: PHLivePhoto? {
        didSet {
            picture.image = livePhoto?.still
            invalidateIntrinsicContentSize()
        }
    }

    /// Makes a view without a photo.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addPicture()
    }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addPicture()
    }

    private func addPicture() {
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.contentMode = contentMode
        insertSubview(picture, at: 0)
        addGestureRecognizer(playbackGestureRecognizer)
    }

    open override var contentMode: ContentMode { didSet { picture.contentMode = contentMode } }

    open override var intrinsicContentSize: CGSize { picture.intrinsicContentSize }

    /// Plays the photo, which is reported: it stands still.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        Findings.report(
            limit: "photos.live", "PHLivePhotoView.startPlayback(with:) has no effect: live photos stand still",
            advice: "Show what has to move as a film or as pictures one after the other.")
    }

    /// Ends the playing, of which there is none.
    open func stopPlayback() {}
}
