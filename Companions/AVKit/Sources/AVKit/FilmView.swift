import AVFoundation
import UIKit

/// The view of a controller that the film is in.
final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
