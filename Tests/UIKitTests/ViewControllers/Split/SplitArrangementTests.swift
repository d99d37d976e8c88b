import XCTest

@testable import UIKit

/// Where columns are, for every style, mode and preference.
@preconcurrency @MainActor final class SplitArrangementTests: XCTestCase {
    private typealias Mode = UISplitViewController.DisplayMode
    private typealias Behavior = UISplitViewController.SplitBehavior

    private let landscape = CGSize(width: 1194, height: 834)
    private let portrait = CGSize(width: 834, height: 1194)
    private let modes: [Mode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
        .twoDisplaceSecondary,
    ]
    private let behaviors: [Behavior] = [.automatic, .tile, .overlay, .displace]

    private func arrangement(
        _ size: CGSize, triple: Bool = false, _ mode: Mode = .automatic, _ behavior: Behavior = .automatic
    ) -> SplitArrangement {
        SplitArrangement(
            size: size, isTriple: triple, preferredMode: mode, preferredBehavior: behavior, primaryWidth: 320,
            supplementaryWidth: 300)
    }

    func testTheWidthDecidesWhatIsShownAtFirst() {
        XCTAssertEqual(arrangement(landscape).initialMode, .oneBesideSecondary)
        XCTAssertEqual(arrangement(portrait).initialMode, .secondaryOnly)
        XCTAssertEqual(arrangement(landscape, triple: true).initialMode, .oneBesideSecondary)
        XCTAssertEqual(arrangement(portrait, triple: true).initialMode, .secondaryOnly)
    }

    func testAPreferredModeDecidesTheBehaviour() {
        XCTAssertEqual(arrangement(portrait, .oneBesideSecondary).behavior, .tile)
        XCTAssertEqual(arrangement(portrait, .oneBesideSecondary).initialMode, .oneBesideSecondary)
        XCTAssertEqual(arrangement(landscape, .oneOverSecondary).initialMode, .oneOverSecondary)
        XCTAssertEqual(arrangement(landscape, triple: true, .twoDisplaceSecondary).behavior, .displace)
        XCTAssertEqual(arrangement(landscape, .twoBesideSecondary).initialMode, .oneBesideSecondary)
    }

    func testAPreferredBehaviourGoesBeforeAPreferredMode() {
        XCTAssertEqual(arrangement(landscape, .oneBesideSecondary, .overlay).initialMode, .oneOverSecondary)
        XCTAssertEqual(arrangement(portrait, .oneOverSecondary, .tile).initialMode, .oneBesideSecondary)
    }

    func testPlacesOfTwoColumns() {
        XCTAssertEqual(
            arrangement(landscape).places(in: .oneBesideSecondary),
            [
                .init(column: .primary, start: 0, width: 320),
                .init(column: .secondary, start: 320.5, width: 873.5),
            ])
        XCTAssertEqual(
            arrangement(portrait).places(in: .oneOverSecondary),
            [
                .init(column: .primary, start: 0, width: 320, isOver: true),
                .init(column: .secondary, start: 0, width: 834),
            ])
        XCTAssertEqual(
            arrangement(portrait).places(in: .secondaryOnly), [.init(column: .secondary, start: 0, width: 834)])
    }

    func testPlacesOfThreeColumns() {
        let wide = arrangement(landscape, triple: true)
        XCTAssertEqual(
            wide.places(in: .twoBesideSecondary),
            [
                .init(column: .primary, start: 0, width: 320),
                .init(column: .supplementary, start: 320.5, width: 300),
                .init(column: .secondary, start: 621, width: 573),
            ])
        // The secondary column keeps the width that it has beside one.
        XCTAssertEqual(
            wide.places(in: .twoDisplaceSecondary).last, .init(column: .secondary, start: 621, width: 893.5))
        XCTAssertEqual(wide.places(in: .oneBesideSecondary).last?.width, 893.5)
    }

    /// Every preference in every size: modes stay those of the behaviour, and the button leads somewhere else and back.
    func testModesAreAlwaysThoseOfTheBehaviour() {
        for size in [landscape, portrait] {
            for triple in [false, true] {
                for mode in modes {
                    for behavior in behaviors {
                        let subject = arrangement(size, triple: triple, mode, behavior)
                        let name = "\(size) triple=\(triple) \(mode) \(behavior)"
                        var current = subject.initialMode
                        XCTAssertEqual(subject.mode(nearest: current), current, name)
                        for _ in 0..<4 {
                            let next = subject.toggled(current)
                            XCTAssertNotEqual(next, current, name)
                            XCTAssertEqual(subject.mode(nearest: next), next, name)
                            XCTAssertEqual(next.isOver, subject.behavior == .overlay && next.columns > 0, name)
                            current = next
                        }
                        let shown = subject.showing(.primary, from: subject.initialMode)
                        XCTAssertTrue(subject.places(in: shown).contains { $0.column == .primary }, name)
                        let hidden = subject.hiding(.primary, from: shown)
                        XCTAssertFalse(subject.places(in: hidden).contains { $0.column == .primary }, name)
                    }
                }
            }
        }
    }
}
