import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Changes of a collection view's layout that a gesture drives.
@preconcurrency @MainActor final class InteractiveLayoutTests: ScreenTestCase {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()

    private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    private func make() -> UICollectionView {
        let controller = UIViewController()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 200, height: 400), collectionViewLayout: flow(100))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        controller.view.addSubview(view)
        TestScreen().show(controller)
        return view
    }

    private func frame(_ item: Int, _ view: UICollectionView) -> CGRect? {
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    func testCellsAreBetweenTheirPlacesAsTheProgressSays() {
        let view = make()
        XCTAssertEqual(frame(1, view), CGRect(x: 100, y: 0, width: 100, height: 100))
        let next = flow(200)
        let between = view.startInteractiveTransition(to: next)
        XCTAssertIdentical(view.collectionViewLayout, between)
        XCTAssertEqual(frame(1, view), CGRect(x: 100, y: 0, width: 100, height: 100))
        between.transitionProgress = 0.5
        XCTAssertEqual(frame(1, view), CGRect(x: 50, y: 100, width: 150, height: 150))
        XCTAssertEqual(view.contentSize.height, 500)
        between.transitionProgress = 1
        XCTAssertEqual(frame(1, view), CGRect(x: 0, y: 200, width: 200, height: 200))
    }

    func testTheEndIsAnimatedAndTheNextLayoutStays() {
        let view = make()
        let (old, next) = (view.collectionViewLayout, flow(200))
        var ends: [String] = []
        view.startInteractiveTransition(to: next) { ends.append("\($0) \($1)") }.transitionProgress = 0.5
        view.finishInteractiveTransition()
        XCTAssertEqual(ends, [])
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(ends, ["true true"])
        XCTAssertIdentical(view.collectionViewLayout, next)
        XCTAssertNil(old.collectionView)
        XCTAssertEqual(frame(1, view), CGRect(x: 0, y: 200, width: 200, height: 200))
    }

    func testACancelledChangeGoesBack() {
        let view = make()
        let (old, next) = (view.collectionViewLayout, flow(200))
        var ends: [String] = []
        view.startInteractiveTransition(to: next) { ends.append("\($0) \($1)") }.transitionProgress = 0.5
        view.cancelInteractiveTransition()
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(ends, ["true false"])
        XCTAssertIdentical(view.collectionViewLayout, old)
        XCTAssertNil(next.collectionView)
        XCTAssertEqual(frame(1, view), CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    func testNumbersAreKeptByKeys() {
        let layout = UICollectionViewTransitionLayout(currentLayout: flow(100), nextLayout: flow(200))
        layout.updateValue(7, forAnimatedKey: "x")
        XCTAssertEqual(layout.value(forAnimatedKey: "x"), 7)
        XCTAssertEqual(layout.value(forAnimatedKey: "y"), 0)
    }
}
