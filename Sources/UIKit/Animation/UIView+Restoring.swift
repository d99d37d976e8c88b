import Foundation
import QuartzCore

extension UIView: LayerRestoring {
    package func didRestore(_ layer: CALayer, from state: LayerState) {
        guard layer === storedLayer else { return }
        let now = layer.modelState
        guard now.bounds != state.bounds || now.position != state.position || now.transform != state.transform else {
            return
        }
        UIView.performWithoutAnimation { geometryDidChange(from: state.bounds.size) }
        if now.bounds.origin != state.bounds.origin { boundsOriginDidChange() }
    }
}
