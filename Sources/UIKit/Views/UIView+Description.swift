import Foundation
import QuartzCore

extension UIView {
    /// The view's class, address and frame, as views describe themselves.
    var textWithFrame: String {
        let r = storedLayer.frame
        return
            "<\(objectiveCClassName(self)): \(addressText(self)); frame = (\(number(r.minX)) \(number(r.minY)); \(number(r.width)) \(number(r.height)))>"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\((Double(value) * 1000).rounded() / 1000)"
    }
}
