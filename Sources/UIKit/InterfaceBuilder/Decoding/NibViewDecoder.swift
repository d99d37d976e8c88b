import Foundation

/// Gives a view the attributes of its element, the class's own after those of all views.
@MainActor struct NibViewDecoder {
    let element: NibElement
    let instantiation: NibInstantiation

    init(_ element: NibElement, _ instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
    }

    func decode(_ view: UIView) {
        decodeView(view)
        decodeSubviews(view)
    }
}
