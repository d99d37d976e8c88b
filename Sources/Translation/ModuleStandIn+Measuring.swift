extension ModuleStandIn {
    // Xcode compares times with a baseline of the machine's, and there is none; XCTest on Linux has a test fail whose
    // times differ by more than a tenth, as those of any machine with other work do.
    static let measuring = """

        import XCTest

        extension XCTestCase {
            func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
                var seconds: [Double] = []
                for _ in 0..<10 {
                    let start = DispatchTime.now().uptimeNanoseconds
                    block()
                    seconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
                }
                let average = seconds.reduce(0, +) / 10
                print("\\(file):\\(line): \\(name) measured [Time, seconds] average: \\(average), values: \\(seconds)")
            }
        }

        """

    /// How often to measure. Xcode runs the block once more before it counts.
    static let measuringWithOptions = """

        import XCTest

        class XCTMeasureOptions: NSObject, NSCopying {
            class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            var iterationCount = 5
            required override init() {}
            func copy(with zone: NSZone? = nil) -> Any {
                let copy = Self()
                copy.iterationCount = iterationCount
                return copy
            }
        }

        extension XCTestCase {
            class var defaultMeasureOptions: XCTMeasureOptions { .default }

            func measure(
                options: XCTMeasureOptions, file: StaticString = #file, line: Int = #line, block: () -> Void
            ) {
                block()
                let seconds = (0..<max(1, options.iterationCount)).map { _ in
                    let start = DispatchTime.now().uptimeNanoseconds
                    block()
                    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
                }
                let average = seconds.reduce(0, +) / Double(seconds.count)
                print("\\(file):\\(line): \\(name) measured [Time, seconds] average: \\(average), values: \\(seconds)")
            }
        }

        """
}
