import DisplayProtocol
import Foundation

/// Which views a touch would go through.
@MainActor package enum HitTestPath {
    package static func reply(to request: DisplayMessage.HitTest) -> AppMessage.HitTestReply {
        .init(request: request.request, path: path(to: request.point))
    }

    /// The numbers of the views from the window to the one that a touch goes to, whose place is in the screen's points.
    static func path(to point: CGPoint) -> [Int] {
        var path: [Int] = []
        var next = view(at: point)
        while let view = next {
            path.append(InspectionNumbers.number(of: view))
            next = view.storedSuperview
        }
        return path.reversed()
    }

    /// The view that a touch goes to: that of the topmost window that has one there.
    static func view(at point: CGPoint) -> UIView? {
        for window in UIApplication.shared.allWindows.reversed() where !window.isHidden {
            let place = window.layer.convert(point, from: UIApplication.shared.screenLayer)
            if let hit = window.hitTest(place, with: nil) { return hit }
        }
        return nil
    }
}
