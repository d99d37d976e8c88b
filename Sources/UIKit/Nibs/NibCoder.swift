import Foundation

/// Hands an object of an Interface Builder document its attributes, in `init(coder:)`.
///
/// Attributes and subviews are there when the superclass's initialiser returns to the app's class, as on iOS. Keys of the
/// app's own are not in such documents: asking for one gives nil, zero or false.
final class NibCoder: NSCoder {
    private let element: NibElement
    private let instantiation: NibInstantiation
    /// An initialiser could pass the coder on to another view, which has no attributes in the document.
    private var isUsed = false
    /// The controller that asked for its attributes.
    private(set) weak var decoded: UIViewController?

    @MainActor init(_ element: NibElement, in instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
        super.init()
    }

    @MainActor func decode(_ view: UIView) {
        guard !isUsed else { return }
        isUsed = true
        instantiation.register(view, for: element)
        NibDecoder(element, instantiation).apply(to: view)
    }

    @MainActor func decode(_ controller: UIViewController) {
        guard !isUsed else { return }
        isUsed = true
        decoded = controller
        instantiation.register(controller, for: element)
        controller.decode(NibDecoder(element, instantiation))
    }

    @MainActor func decode(_ layout: UICollectionViewLayout) {
        guard !isUsed else { return }
        isUsed = true
        layout.decode(NibDecoder(element, instantiation))
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
