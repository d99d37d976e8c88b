import CoreGraphics
import Foundation
import QuartzCore

/// Where an element of a collection view lies and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, ObjectiveCExposed, @preconcurrency NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewLayoutAttributes") }

    /// Which of its axes an element may size itself along.
    struct Flexibility: OptionSet, Sendable {
        let rawValue: Int
        static let width = Flexibility(rawValue: 1)
        static let height = Flexibility(rawValue: 2)
    }

    var key = ElementKey(.cell, kind: nil, IndexPath(item: 0, section: 0))
    /// What the layout leaves to the element.
    var flexibility: Flexibility = [.width, .height]

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        key = ElementKey(.cell, kind: nil, indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        key = ElementKey(.supplementaryView, kind: elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        key = ElementKey(.decorationView, kind: decorationViewKind, indexPath)
    }

    open var indexPath: IndexPath {
        get { key.indexPath }
        set { key.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { key.category }
    /// Nil for cells.
    open var representedElementKind: String? { key.kind }

    // MARK: Geometry; in the content's coordinates, in points

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    /// Elements with higher numbers lie above those with lower ones.
    open var zIndex = 0
    open var isHidden = false

    /// The smallest rectangle around the element, its transform included.
    open var frame: CGRect {
        get {
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return box.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Attributes of the same class and values; an override copies its own values too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = unsafeDowncast(makeObject(type(of: self)), to: UICollectionViewLayoutAttributes.self)
        copy.key = key
        copy.flexibility = flexibility
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { hasSameValues(as: other) }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        key == other.key && center == other.center && size == other.size && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(objectiveCClassName(self)): \(addressText(self)); \(key.text); frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
        }
    }

    /// A copy of the same static type.
    func duplicate() -> UICollectionViewLayoutAttributes {
        unsafeDowncast(copy(with: nil) as AnyObject, to: UICollectionViewLayoutAttributes.self)
    }
}

/// What names one element of a collection view.
struct ElementKey: Hashable, Comparable, Sendable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String?, _ indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    static func cell(_ indexPath: IndexPath) -> ElementKey { ElementKey(.cell, kind: nil, indexPath) }

    static func < (one: ElementKey, other: ElementKey) -> Bool {
        if one.category != other.category { return one.category.rawValue < other.category.rawValue }
        if one.kind != other.kind { return (one.kind ?? "") < (other.kind ?? "") }
        return one.indexPath < other.indexPath
    }

    var text: String {
        "index path: (\(indexPath.map(String.init).joined(separator: "-")))"
            + (kind.map { "; element kind: (\($0))" } ?? "")
    }
}
