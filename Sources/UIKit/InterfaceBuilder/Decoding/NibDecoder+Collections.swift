import Foundation

extension NibDecoder {
    func decodeCollectionView(_ view: UICollectionView) {
        if let child = element.child("collectionViewLayout"),
            let layout = instantiation.makeObject(child) as? UICollectionViewLayout
        {
            view.collectionViewLayout = layout
        }
        view.allowsSelection = element.bool("allowsSelection") ?? true
        view.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
        view.isPrefetchingEnabled = element.bool("prefetchingEnabled") ?? true
        // What is made at run time either way.
        _ = element["dataMode"]
        if let background = instantiation.makeView(element.child("backgroundView")) { view.backgroundView = background }
        for prototype in element.list("cells") { register(prototype, kind: nil, in: view) }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let prototype = element.child(key) else { continue }
            register(prototype, kind: kind, in: view)
        }
    }

    private func register(_ prototype: NibElement, kind: String?, in view: UICollectionView) {
        guard let identifier = prototype["reuseIdentifier"] else { return }
        let maker: () -> UICollectionReusableView? = maker(of: prototype)
        view.registerMaker({ _ in maker() }, kind, identifier)
    }

    func decodeReusableView(_ view: UICollectionReusableView) {
        if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
    }

    func decodeCollectionCell(_ cell: UICollectionViewCell) {
        if let background = instantiation.makeView(element.child("backgroundView")) { cell.backgroundView = background }
        if let background = instantiation.makeView(element.child("selectedBackgroundView")) {
            cell.selectedBackgroundView = background
        }
        // The size on the canvas; the layout has its own.
        _ = element.size("customSize")
        // The cell has its content view already: the document only describes it.
        guard let content = element.child("contentView") else { return }
        instantiation.register(cell.contentView, for: content)
        let decoder = NibDecoder(content, instantiation)
        decoder.decodeView(cell.contentView)
        decoder.decodeSubviews(cell.contentView)
    }

    func decodeFlow(_ layout: UICollectionViewFlowLayout) {
        if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let direction: UICollectionView.ScrollDirection = element.choice(
            "scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])
        {
            layout.scrollDirection = direction
        }
        if let size = element.size("itemSize") { layout.itemSize = size }
        if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if element.bool("automaticEstimatedItemSize") ?? false {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let reference: UICollectionViewFlowLayout.SectionInsetReference = element.choice(
            "sectionInsetReference",
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
        {
            layout.sectionInsetReference = reference
        }
        if let inset = element.child("sectionInset") { layout.sectionInset = inset.insetByEdges }
        layout.sectionHeadersPinToVisibleBounds = element.bool("sectionHeadersPinToVisibleBounds") ?? false
        layout.sectionFootersPinToVisibleBounds = element.bool("sectionFootersPinToVisibleBounds") ?? false
    }
}
