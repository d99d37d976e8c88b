extension ModuleStandIn {
    // Choice (projects): an expected value counts at the beginning, too; a change without one has to come after it.
    static let keyPathExpectationClass = """

        import XCTest

        /// An expectation that a value changes, becomes another, or is what a closure asks for.
        final class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
            typealias Handler = (Any, [AnyHashable: Any]) -> Bool
            let keyPath: String
            let observedObject: Any
            let expectedValue: Any?
            let options: NSKeyValueObservingOptions
            var handler: Handler?
            private var observation: NSKeyValueObservation?

            init(
                keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = []
            ) {
                self.keyPath = keyPath
                observedObject = object
                self.expectedValue = expectedValue
                self.options = options
                super.init(description: "the value of '\\(keyPath)' of \\(object)")
                if let expectedValue, __keyPath(keyPath, of: object, equals: expectedValue) {
                    fulfill()
                    return
                }
                observation = __observeKeyPath(keyPath, of: object, options: options) { [weak self] in
                    self?.changed($0, $1)
                }
            }

            private func changed(_ object: Any, _ change: [NSKeyValueChangeKey: Any]) {
                let change = Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.key), $0.value) })
                let isMet =
                    handler.map { $0(object, change) }
                    ?? expectedValue.map { __keyPath(keyPath, of: object, equals: $0) } ?? true
                guard isMet else { return }
                observation?.invalidate()
                fulfill()
            }
        }

        """

    // What `waitForExpectations(timeout:)` waits for is only what `expectation(description:)` makes.
    static let expectationsOfKeyPaths = """

        import XCTest

        extension XCTestCase {
            /// An expectation that a value changes, or becomes another.
            @discardableResult func keyValueObservingExpectation(
                for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
            ) -> XCTestExpectation {
                expectation(of: keyPath, objectToObserve) { object, _ in
                    expectedValue.map { __keyPath(keyPath, of: object, equals: $0) } ?? true
                }
            }

            /// An expectation that a closure returns true when a value changes.
            @discardableResult func keyValueObservingExpectation(
                for objectToObserve: Any, keyPath: String, handler: @escaping (Any, [AnyHashable: Any]) -> Bool
            ) -> XCTestExpectation {
                expectation(of: keyPath, objectToObserve) { object, change in
                    handler(object, Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.key), $0.value) }))
                }
            }

            private func expectation(
                of keyPath: String, _ object: Any, isMet: @escaping (Any, [NSKeyValueChangeKey: Any]) -> Bool
            ) -> XCTestExpectation {
                let expectation = expectation(description: "the value of '\\(keyPath)' of \\(object)")
                var observation: NSKeyValueObservation?
                observation = __observeKeyPath(keyPath, of: object, options: []) { object, change in
                    guard isMet(object, change) else { return }
                    observation?.invalidate()
                    expectation.fulfill()
                }
                addTeardownBlock {
                    observation?.invalidate()
                    observation = nil
                }
                return expectation
            }
        }

        """
}
