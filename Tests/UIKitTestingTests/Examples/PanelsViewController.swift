import UIKit

/// The container of the guide's generic part: it stacks its contents and replaces one by another in a transition.
class PanelsViewController: UIViewController {
    private(set) var panels: [UIViewController] = []

    /// Shows contents above each other, each as high as the others.
    func display(_ contents: [UIViewController]) {
        for content in contents {
            addChild(content)
            view.addSubview(content.view)
            content.didMove(toParent: self)
        }
        panels = contents
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        for (index, panel) in panels.enumerated() { panel.view.frame = frame(at: index) }
    }

    func frame(at index: Int) -> CGRect {
        let height = view.bounds.height / CGFloat(max(1, panels.count))
        return CGRect(x: 0, y: height * CGFloat(index), width: view.bounds.width, height: height)
    }

    func remove(_ panel: UIViewController) {
        panel.willMove(toParent: nil)
        panel.view.removeFromSuperview()
        panel.removeFromParent()
        panels.removeAll { $0 === panel }
        view.setNeedsLayout()
    }

    func replace(_ old: UIViewController, with new: UIViewController) {
        guard let index = panels.firstIndex(where: { $0 === old }) else { return }
        panels[index] = new
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = frame(at: index)
        transition(from: old, to: new, duration: 0.25, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}

/// The same, but it tells its contents itself when they appear, as the guide's last part has it.
final class ManualPanelsViewController: PanelsViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        children.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.forEach { $0.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        children.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        children.forEach { $0.endAppearanceTransition() }
    }

    override func remove(_ panel: UIViewController) {
        panel.beginAppearanceTransition(false, animated: false)
        super.remove(panel)
        panel.endAppearanceTransition()
    }
}
