import XCTest

@testable import simd

final class MatrixTests: XCTestCase {
    private let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 1, 0))

    func testAMatrixAndItsInverseUndoEachOther() {
        let matrix = simd_float4x4(SIMD4(2, 1, 0, 0), SIMD4(0, 3, 1, 0), SIMD4(1, 0, 1, 0), SIMD4(4, 5, 6, 1))
        let product = matrix * matrix.inverse
        for column in 0..<4 {
            for row in 0..<4 { XCTAssertEqual(product[column, row], column == row ? 1 : 0, accuracy: 1e-5) }
        }
        XCTAssertEqual(matrix.determinant, 7, accuracy: 1e-4)
        XCTAssertEqual(simd_float3x3(diagonal: SIMD3(2, 3, 4)).determinant, 24)
    }

    func testAQuaternionTurnsAsItsMatrixDoes() {
        let turned = turn.act(SIMD3(0, 0, 1))
        XCTAssertEqual(turned.x, 1, accuracy: 1e-6)
        let other = simd_float4x4(turn) * SIMD4(0, 0, 1, 0)
        XCTAssertEqual(other.x, 1, accuracy: 1e-6)
        let back = simd_quatf(simd_float4x4(turn))
        XCTAssertEqual(simd_dot(back, turn), 1, accuracy: 1e-5)
        XCTAssertEqual((turn * turn).angle, .pi, accuracy: 1e-5)
        XCTAssertEqual(turn.inverse.act(turned).z, 1, accuracy: 1e-6)
    }

    func testBetweenTwoTurns() {
        let half = simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 1, 0)), turn, 0.5)
        XCTAssertEqual(half.angle, .pi / 4, accuracy: 1e-5)
        let way = simd_quatf(from: SIMD3(1, 0, 0), to: SIMD3(0, 1, 0)).act(SIMD3(1, 0, 0))
        XCTAssertEqual(way.y, 1, accuracy: 1e-6)
    }
}
