extension UIRefreshControl {
    /// The methods of refresh controls that apps name by selector.
    static var refreshMethods: [String: ObjectiveCTable.Method] {
        func control(_ object: AnyObject) -> UIRefreshControl { unsafeDowncast(object, to: UIRefreshControl.self) }
        return [
            "beginRefreshing": { object, _ in control(object).beginRefreshing() },
            "endRefreshing": { object, _ in control(object).endRefreshing() },
        ]
    }
}
