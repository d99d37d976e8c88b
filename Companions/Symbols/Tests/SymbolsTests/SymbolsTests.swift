import Symbols
import XCTest

final class SymbolsTests: XCTestCase {
    func testTheEffectsAreThoseOfUIKit() {
        let effect: BounceSymbolEffect = .bounce
        XCTAssertNotEqual(effect.up.configuration, effect.down.configuration)
        XCTAssertEqual(SymbolEffectOptions.repeat(2), SymbolEffectOptions.default.repeat(2))
    }
}
