import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FieldClassTests: EventTestCase {
    private final class Delayed: UIFieldBehavior {
        var delay = 0.0

        static func late(_ seconds: Double) -> Delayed {
            let field = self.field { _, _, _, _, _, _ in .zero }
            field.delay = seconds
            return field
        }
    }

    func testTheMethodsForKindsMakeFieldsOfTheClassThatIsAsked() {
        XCTAssertEqual(Delayed.late(2).delay, 2)
        let radial = Delayed.radialGravityField(position: CGPoint(x: 1, y: 2))
        XCTAssertTrue(type(of: radial) == Delayed.self)
        XCTAssertEqual(radial.position, CGPoint(x: 1, y: 2))
    }
}
