extension UITableView {
    /// The methods of tables that apps name by selector.
    static var tableMethods: [String: ObjectiveCTable.Method] {
        func table(_ object: AnyObject) -> UITableView { unsafeDowncast(object, to: UITableView.self) }
        return [
            "reloadData": { object, _ in table(object).reloadData() },
            "reloadSectionIndexTitles": { object, _ in table(object).reloadSectionIndexTitles() },
            "beginUpdates": { object, _ in table(object).beginUpdates() },
            "endUpdates": { object, _ in table(object).endUpdates() },
        ]
    }
}
