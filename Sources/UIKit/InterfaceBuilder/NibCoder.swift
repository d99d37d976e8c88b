import Foundation

/// Hands an object of an Interface Builder document its attributes, in `init(coder:)`.
final class NibCoder: NSCoder {
    @MainActor func decode(_ view: UIView) {}
}

extension UIViewController {
    func nibToLoad() -> UINib? { nil }
}

/// An Interface Builder document.
@preconcurrency @MainActor public final class UINib: NSObject {
    func load(for controller: UIViewController) {}
}
