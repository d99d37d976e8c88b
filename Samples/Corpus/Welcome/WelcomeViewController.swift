import UIKit

class WelcomeViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let steps = [
        ("Plant", "Put the seed a finger deep into the ground."), ("Water", "A little every morning is enough."),
        ("Wait", "In two weeks there is something green."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        setViewControllers([step(0)!], direction: .forward, animated: false)
        let dots = UIPageControl.appearance(whenContainedInInstancesOf: [WelcomeViewController.self])
        dots.currentPageIndicatorTintColor = .systemGreen
        dots.pageIndicatorTintColor = .systemGray4
    }

    private func step(_ index: Int) -> StepViewController? {
        guard steps.indices.contains(index) else { return nil }
        return storyboard?.instantiateViewController(identifier: "Step") { coder in
            StepViewController(coder: coder, index: index, title: self.steps[index].0, text: self.steps[index].1)
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        return step((viewController as! StepViewController).index - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        return step((viewController as! StepViewController).index + 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { return steps.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { return 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        print(completed ? "turned" : "stayed")
    }
}
