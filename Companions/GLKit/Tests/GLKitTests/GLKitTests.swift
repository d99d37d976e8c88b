import XCTest

@testable import GLKit

final class GLKitTests: XCTestCase {
    private func assertEqual(
        _ vector: GLKVector3, _ x: Float, _ y: Float, _ z: Float, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(vector.x, x, accuracy: 0.0001, file: file, line: line)
        XCTAssertEqual(vector.y, y, accuracy: 0.0001, file: file, line: line)
        XCTAssertEqual(vector.z, z, accuracy: 0.0001, file: file, line: line)
    }

    func testAngles() {
        XCTAssertEqual(GLKMathDegreesToRadians(180), .pi, accuracy: 0.0001)
        XCTAssertEqual(GLKMathRadiansToDegrees(.pi / 2), 90, accuracy: 0.0001)
    }

    func testVectors() {
        let (a, b) = (GLKVector3Make(1, 2, 2), GLKVector3Make(0, 1, 0))
        assertEqual(GLKVector3Add(a, b), 1, 3, 2)
        assertEqual(GLKVector3CrossProduct(GLKVector3Make(1, 0, 0), b), 0, 0, 1)
        XCTAssertEqual(GLKVector3Length(a), 3)
        XCTAssertEqual(GLKVector3DotProduct(a, b), 2)
        assertEqual(GLKVector3Lerp(a, b, 0.5), 0.5, 1.5, 1)
        XCTAssertEqual(GLKVector2Distance(GLKVector2Make(0, 0), GLKVector2Make(3, 4)), 5)
    }

    func testMatricesDoTheRightOneFirst() {
        let point = GLKVector3Make(1, 0, 0)
        let turn = GLKMatrix4MakeZRotation(GLKMathDegreesToRadians(90))
        assertEqual(GLKMatrix4MultiplyVector3(turn, point), 0, 1, 0)
        assertEqual(
            GLKMatrix4MultiplyVector3(GLKMatrix4MakeXRotation(.pi / 2), GLKVector3Make(0, 1, 0)), 0, 0, 1)
        assertEqual(
            GLKMatrix4MultiplyVector3(GLKMatrix4MakeYRotation(.pi / 2), GLKVector3Make(0, 0, 1)), 1, 0, 0)
        let moved = GLKMatrix4Translate(turn, 2, 0, 0)
        assertEqual(GLKMatrix4MultiplyVector3WithTranslation(moved, point), 0, 3, 0)
        XCTAssertEqual(GLKMatrix4Transpose(GLKMatrix4MakeTranslation(5, 6, 7)).m03, 5)
        XCTAssertEqual(GLKMatrix4GetMatrix3(GLKMatrix4MakeScale(2, 3, 4)).m22, 4)
    }

    func testQuaternionsTurnAsTheirMatricesDo() {
        let turn = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
        assertEqual(GLKQuaternionRotateVector3(turn, GLKVector3Make(1, 0, 0)), 0, 1, 0)
        let matrix = GLKMatrix4MakeWithQuaternion(GLKQuaternionMultiply(turn, turn))
        assertEqual(GLKMatrix4MultiplyVector3(matrix, GLKVector3Make(1, 2, 3)), -1, -2, 3)
        XCTAssertEqual(GLKQuaternionAngle(turn), .pi / 2, accuracy: 0.0001)
    }
}
