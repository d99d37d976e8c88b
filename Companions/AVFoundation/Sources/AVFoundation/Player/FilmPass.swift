import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// Brings the pictures of films that are played to their layers, in every frame.
@MainActor final class FilmPass: FramePass {
    static var place: FramePlace { .beforeDrawing }

    let layers = NSHashTable<AVPlayerLayer>.weakObjects()

    init() {}

    var need: FrameNeed { moving.isEmpty ? .nothing : .time }

    private var moving: [AVPlayerLayer] {
        layers.allObjects.filter {
            $0.isReadyForDisplay && $0.superlayer != nil && $0.player?.timeControlStatus == .playing
        }
    }

    func run(at time: CFTimeInterval) { for layer in moving { layer.showPicture() } }
}
