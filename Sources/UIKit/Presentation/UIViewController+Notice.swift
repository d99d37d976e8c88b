extension UIViewController {
    /// Fills the view with a navigation bar of its own and a sentence in the middle, which says why there is nothing else.
    ///
    /// For controllers of frameworks whose service is not there, when their view has loaded.
    @_spi(Framework) public func showNotice(_ sentence: String, under item: UINavigationItem) {
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        bar.items = [item]
        let label = UILabel()
        label.text = sentence
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        for part in [bar, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
