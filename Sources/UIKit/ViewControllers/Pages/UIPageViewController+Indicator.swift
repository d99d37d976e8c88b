import Foundation

/// The dots below pages that scroll.
extension UIPageViewController {
    /// In points.
    static let indicatorHeight: CGFloat = 37

    /// Shows as many dots as the data source has pages; none where it does not say.
    func updateIndicator() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let view = storedView else { return }
        let count = dataSource.map { $0.presentationCount(for: self) } ?? 0
        guard count > 0, let dataSource else {
            guard let old = indicator else { return }
            indicator = nil
            old.removeFromSuperview()
            return view.setNeedsLayout()
        }
        let control = indicator ?? makeIndicator(in: view)
        control.numberOfPages = count
        dottedPage = dataSource.presentationIndex(for: self)
        control.currentPage = dottedPage
    }

    private func makeIndicator(in view: UIView) -> UIPageControl {
        let control = UIPageControl(frame: .zero)
        indicator = control
        view.addSubview(control)
        control.addAction(
            UIAction { [weak self] _ in self?.indicatorWasTouched() }, for: .valueChanged)
        view.setNeedsLayout()
        return control
    }

    func layOutIndicator() {
        if indicator == nil, dataSource != nil { updateIndicator() }
        guard let indicator, let view = storedView else { return }
        let bottom = view.safeAreaInsets.bottom
        indicator.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - Self.indicatorHeight, width: view.bounds.width,
            height: Self.indicatorHeight)
    }

    /// The dots follow gestures by themselves; the data source is only asked when the app sets a page.
    func indicatorDidTurn(forward: Bool) {
        dottedPage += forward ? 1 : -1
        indicator?.currentPage = dottedPage
    }

    /// A tap beside the dots goes a page on or back.
    private func indicatorWasTouched() {
        guard let indicator, indicator.currentPage != dottedPage else { return }
        let forward = indicator.currentPage > dottedPage
        // The dots follow the page, which may not turn.
        indicator.currentPage = dottedPage
        presenter?.turnByPerson(forward: forward)
    }
}
