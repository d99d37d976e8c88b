extension UICollectionView {
    /// The methods of collections that apps name by selector.
    static var collectionMethods: [String: ObjectiveCTable.Method] {
        func collection(_ object: AnyObject) -> UICollectionView { unsafeDowncast(object, to: UICollectionView.self) }
        return [
            "reloadData": { object, _ in collection(object).reloadData() }
        ]
    }
}
