import Foundation

extension UICollectionView {
    /// The class or nib of cells and the closure that fills them with items, in place of a class registered for an
    /// identifier.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier: String
        let nib: UINib?
        let handler: Handler

        /// Has cells made by their class. Registrations are made once, not in the closure that provides cells.
        public init(handler: @escaping Handler) {
            identifier = RegistrationNames.next()
            nib = nil
            self.handler = handler
        }

        /// Has cells made from a nib, whose one top-level object is a cell of the class; another one raises an
        /// exception.
        public init(cellNib: UINib, handler: @escaping Handler) {
            identifier = RegistrationNames.next()
            nib = cellNib
            self.handler = handler
        }
    }

    /// The class or nib of supplementary views and the closure that fills them.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that fills a supplementary view of a kind at a place.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier: String
        let elementKind: String
        let nib: UINib?
        let handler: Handler

        /// Has supplementary views of a kind made by their class. Registrations are made once, not in the closure that
        /// provides views.
        public init(elementKind: String, handler: @escaping Handler) {
            identifier = RegistrationNames.next()
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }

        /// Has supplementary views of a kind made from a nib, whose one top-level object is a view of the class;
        /// another one raises an exception.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            identifier = RegistrationNames.next()
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }

    /// A cell for an item, made or used again, and filled by a registration; without an item the cell is not filled.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        if !isRegistered(nil, identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        let cell: Cell = filled(dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view for a place, made or used again, and filled by a registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if !isRegistered(kind, identifier) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view: Supplementary = filled(
            dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath))
        registration.handler(view, kind, indexPath)
        return view
    }

    /// A view of a registration's class; a nib with another raises an exception.
    private func filled<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
        if let view = view as? View { return view }
        NSException.raise(
            .internalInconsistencyException,
            "the registered nib makes a \(objectiveCClassName(view)), not a \(objectiveCClassName(View.self))")
        // Only tests that intercept the exception come here.
        guard let stand = View(coder: NSCoder()) else { fatalError("\(View.self) cannot be made without a nib") }
        return stand
    }
}

/// Identifiers that no app can name.
@MainActor private enum RegistrationNames {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "registration \(last)"
    }
}
