import CoreGraphics
import Foundation

/// Tells the delegates of window scenes that the place of their scene has changed.
@MainActor struct SceneNotices {
    /// A scene as it was.
    private struct Before {
        let scene: UIWindowScene
        let space: FormerSpace
        let orientation: UIInterfaceOrientation
        let traits: UITraitCollection
    }

    private let before: [Before]

    /// Remembers the scenes as they are before a change.
    init() {
        before = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.map {
            Before(
                scene: $0, space: FormerSpace(bounds: $0.coordinateSpace.bounds), orientation: $0.interfaceOrientation,
                traits: $0.traitCollection)
        }
    }

    /// Tells of the scenes that are others now.
    func post() {
        for one in before {
            let scene = one.scene
            guard scene.coordinateSpace.bounds != one.space.bounds || scene.interfaceOrientation != one.orientation,
                let delegate = scene.delegate as? any UIWindowSceneDelegate
            else { continue }
            delegate.windowScene(
                scene, didUpdate: one.space, interfaceOrientation: one.orientation, traitCollection: one.traits)
        }
    }
}

/// The coordinates that a scene had. They began at the screen's corner as those of the screen do, which they are converted by.
final class FormerSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    private var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }

    init(bounds: CGRect) { self.bounds = bounds }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { screen.convert(point, to: space) }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { screen.convert(point, from: space) }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { screen.convert(rect, to: space) }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { screen.convert(rect, from: space) }
}
