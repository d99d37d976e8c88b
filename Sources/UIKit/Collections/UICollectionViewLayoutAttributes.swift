import CoreGraphics
import Foundation
import QuartzCore

/// The place of a collection view's element and its look there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, ObjectiveCExposed, @preconcurrency NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewLayoutAttributes") }

    /// The axes along which an element may size itself.
    struct Flexibility: OptionSet, Sendable {
        let rawValue: Int
        static let width = Flexibility(rawValue: 1)
        static let height = Flexibility(rawValue: 2)
    }

    var key = ElementKey(.cell, kind: nil, IndexPath(item: 0, section: 0))
    /// The axes that the layout leaves to the element.
    var flexibility: Flexibility = [.width, .height]

    /// Makes attributes of the first cell, without place and size.
    public override init() { super.init() }

    /// Makes attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        key = ElementKey(.cell, kind: nil, indexPath)
    }

    /// Makes attributes of a supplementary view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        key = ElementKey(.supplementaryView, kind: elementKind, indexPath)
    }

    /// Makes attributes of a decoration view of a kind.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        key = ElementKey(.decorationView, kind: decorationViewKind, indexPath)
    }

    /// The index path of the element.
    open var indexPath: IndexPath {
        get { key.indexPath }
        set { key.indexPath = newValue }
    }

    /// The category of the element: cell, supplementary view or decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { key.category }
    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { key.kind }

    // MARK: Geometry; in the content's coordinates, in points

    /// The middle of the element, in the content's coordinates, in points.
    open var center = CGPoint.zero
    /// The size of the element before its transform, in points.
    open var size = CGSize.zero
    /// The transform of the element around its middle.
    open var transform3D = CATransform3DIdentity
    /// The opacity of the element, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The stacking order of the element: elements with higher numbers lie above those with lower ones.
    open var zIndex = 0
    /// Whether the element is hidden; hidden elements have no views.
    open var isHidden = false

    /// The smallest rectangle around the element with its transform, in the content's coordinates, in points; setting
    /// it sets size and center, as if there were no transform.
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

    /// The element's rectangle in its own coordinates, in points; setting it sets the size alone.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform of the element in its plane; setting it replaces `transform3D`.
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

/// The name of one element of a collection view.
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
