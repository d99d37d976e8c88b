import Accelerate
import XCTest

/// Arithmetic on vectors.
final class VectorTests: XCTestCase {
    func testSumsMeansAndExtremes() {
        let values: [Float] = [1, -2, 3, -4]
        var result: [Float] = [0, 0, 0, 0, 0, 0]
        vDSP_sve(values, 1, &result[0], 4)
        vDSP_meanv(values, 1, &result[1], 4)
        vDSP_rmsqv(values, 2, &result[2], 2)
        vDSP_maxv(values, 1, &result[3], 4)
        vDSP_minv(values, 1, &result[4], 4)
        vDSP_meamgv(values, 1, &result[5], 4)
        XCTAssertEqual(result, [-2, -0.5, Float(5).squareRoot(), 3, -4, 2.5])
        XCTAssertEqual([vDSP.sum([1.0, 2]), vDSP.mean([1.0, 2]), vDSP.maximum([1.0, 2])], [3, 1.5, 2])
        XCTAssertEqual(vDSP.rootMeanSquare([Float(3), 4]), Float(12.5).squareRoot())
    }

    func testElementwise() {
        let (first, second): ([Double], [Double]) = ([1, 2, 3], [4, 5, 6])
        var result: [Double] = [0, 0, 0]
        vDSP_vsubD(first, 1, second, 1, &result, 1, 3)
        XCTAssertEqual(result, [3, 3, 3], "the first argument is taken from the second")
        vDSP_vdivD(first, 1, second, 1, &result, 1, 3)
        XCTAssertEqual(result, [4, 2.5, 2])
        XCTAssertEqual(vDSP.multiply(first, second), [4, 10, 18])
        XCTAssertEqual(vDSP.add(1, first), [2, 3, 4])
        XCTAssertEqual(vDSP.clip(first, to: 1.5...2.5), [1.5, 2, 2.5])
    }
}
