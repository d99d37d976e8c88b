import Foundation

/// Makes reusable views of classes that are only known at run time, as `CellMaking` does for tables.
@MainActor enum ReusableViewMaking {
    @inline(never) static func make(
        _ type: UICollectionReusableView.Type, frame: CGRect
    ) -> UICollectionReusableView {
        let maker = unsafeBitCast(type, to: __ReusableViewMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame) as AnyObject, to: UICollectionReusableView.self)
    }

    /// The closure that makes views of a class that an app registered; a class of another kind raises an exception.
    ///
    /// - Parameter isLate: Whether it raises when the first view is to be made, and not at once.
    static func maker(
        _ viewClass: AnyClass?, kind: String, base: UICollectionReusableView.Type, isLate: Bool = false
    ) -> ((CGRect) -> UICollectionReusableView?)? {
        guard let viewClass else { return nil }
        guard let type = viewClass as? UICollectionReusableView.Type,
            base == UICollectionReusableView.self || viewClass is UICollectionViewCell.Type
        else {
            let refuse = {
                NSException.raise(
                    .invalidArgumentException,
                    "must pass a class of kind \(base) for \(kind), not \(objectiveCClassName(viewClass))")
            }
            guard isLate else {
                refuse()
                return nil
            }
            return { _ in
                refuse()
                return nil
            }
        }
        return { make(type, frame: $0) }
    }

    /// The one top-level view of a nib.
    static func make(
        _ nib: UINib, identifier: String, _ base: UICollectionReusableView.Type
    ) -> UICollectionReusableView? {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        if objects.count == 1, let view = objects.first as? UICollectionReusableView { return view }
        NSException.raise(
            .internalInconsistencyException,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(base) instance"
        )
        return nil
    }
}
