import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// `UITraitCollection.current`, which every thread has its own of.
@preconcurrency @MainActor final class CurrentTraitsTests: TraitTestCase {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Runs a closure on another thread up to its end.
    private func onAnotherThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
        let ended = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result?
        Thread {
            result = body()
            ended.signal()
        }.start()
        ended.wait()
        return result
    }

    func testWhatAnotherThreadMakesCurrentStaysThere() {
        let (began, mayEnd, ended) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let dark = dark
        Thread {
            dark.performAsCurrent {
                began.signal()
                mayEnd.wait()
            }
            ended.signal()
        }.start()
        began.wait()
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
        let light = UITraitCollection(userInterfaceStyle: .light)
        light.performAsCurrent {
            mayEnd.signal()
            ended.wait()
        }
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    func testAnotherThreadHasTheScreensTraits() {
        var seen: UIUserInterfaceStyle?
        dark.performAsCurrent { seen = onAnotherThread { UITraitCollection.current.userInterfaceStyle } }
        XCTAssertEqual(seen, .light)
        setScreen { $0.style = .dark }
        XCTAssertEqual(onAnotherThread { UITraitCollection.current.userInterfaceStyle }, .dark)
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }

    func testWhatWasSetLastsUntilTheScreenChanges() {
        UITraitCollection.current = dark
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {}
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }
}
