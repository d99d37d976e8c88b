import XCTest

@testable import UIKit

@preconcurrency @MainActor final class UITraitCollectionTests: TraitTestCase {
    private struct Accent: UITraitDefinition {
        static let defaultValue = "blue"
        static let identifier = "org.example.accent"
        static let name = "Accent"
        static let affectsColorAppearance = true
    }

    func testAnEmptyCollectionSpecifiesNothing() {
        let empty = UITraitCollection()
        XCTAssertEqual(empty.userInterfaceIdiom, .unspecified)
        XCTAssertEqual(empty.userInterfaceStyle, .unspecified)
        XCTAssertEqual(empty.layoutDirection, .unspecified)
        XCTAssertEqual(empty.displayScale, 0)
        XCTAssertEqual(empty.displayGamut, .unspecified)
        XCTAssertEqual(empty.horizontalSizeClass, .unspecified)
        XCTAssertEqual(empty.verticalSizeClass, .unspecified)
        XCTAssertEqual(empty.forceTouchCapability, .unknown)
        XCTAssertEqual(empty.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(empty.accessibilityContrast, .unspecified)
        XCTAssertEqual(empty.userInterfaceLevel, .unspecified)
        XCTAssertEqual(empty.legibilityWeight, .unspecified)
        XCTAssertEqual(empty.activeAppearance, .unspecified)
        XCTAssertEqual(empty, UITraitCollection(userInterfaceStyle: .unspecified))
    }

    func testTheScreensTraits() {
        let traits = UIScreen.main.traitCollection
        XCTAssertEqual(traits.userInterfaceIdiom, .phone)
        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.layoutDirection, .leftToRight)
        XCTAssertEqual(traits.displayScale, 3)
        XCTAssertEqual(traits.displayGamut, .P3)
        XCTAssertEqual(traits.horizontalSizeClass, .compact)
        XCTAssertEqual(traits.verticalSizeClass, .regular)
        XCTAssertEqual(traits.forceTouchCapability, .unavailable)
        XCTAssertEqual(traits.preferredContentSizeCategory, .large)
        XCTAssertEqual(traits.accessibilityContrast, .normal)
        XCTAssertEqual(traits.userInterfaceLevel, .base)
        XCTAssertEqual(traits.legibilityWeight, .regular)
        XCTAssertEqual(traits.activeAppearance, .active)
    }

    func testEveryInitializerSetsItsTrait() {
        let whole = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
            UITraitCollection(displayGamut: .SRGB), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(forceTouchCapability: .available),
            UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(accessibilityContrast: .high),
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(legibilityWeight: .bold),
            UITraitCollection(activeAppearance: .inactive),
        ])
        let made = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.userInterfaceStyle = .dark
            $0.layoutDirection = .rightToLeft
            $0.displayScale = 3
            $0.displayGamut = .SRGB
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .compact
            $0.forceTouchCapability = .available
            $0.preferredContentSizeCategory = .small
            $0.accessibilityContrast = .high
            $0.userInterfaceLevel = .elevated
            $0.legibilityWeight = .bold
            $0.activeAppearance = .inactive
        }
        XCTAssertEqual(whole, made)
        XCTAssertEqual(whole.hash, made.hash)
        XCTAssertEqual(whole.changedTraits(from: nil).count, 13)
    }

    func testLaterCollectionsWinAndUnspecifiedTraitsDoNot() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.displayScale, 2)
    }

    func testVariants() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let large = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        XCTAssertEqual(large.userInterfaceStyle, .light)
        XCTAssertEqual(large.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(light.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(large.replacing(UITraitUserInterfaceStyle.self, value: .dark).userInterfaceStyle, .dark)
        XCTAssertEqual(large.replacing(UITraitPreferredContentSizeCategory.self, value: .unspecified), light)
    }

    func testCustomTraits() {
        let plain = UITraitCollection()
        XCTAssertEqual(plain[Accent.self], "blue")
        let red = plain.replacing(Accent.self, value: "red")
        XCTAssertEqual(red[Accent.self], "red")
        XCTAssertNotEqual(plain, red)
        // An explicit default reads the same as none.
        XCTAssertEqual(plain, plain.replacing(Accent.self, value: "blue"))
        XCTAssertEqual(UITraitCollection(mutations: { $0[Accent.self] = "red" }), red)
        XCTAssertEqual([Accent.name, Accent.identifier], ["Accent", "org.example.accent"])
        XCTAssertEqual(Depth.name, "Depth")
        XCTAssertTrue(Depth.identifier.hasSuffix(".Depth"))
        XCTAssertFalse(Depth.affectsColorAppearance)
        XCTAssertTrue(red.description.contains("Accent = red"), red.description)
    }

    func testCustomTraitsReachDynamicColors() {
        let color = UIColor { $0[Accent.self] == "red" ? .red : .blue }
        let root = UIViewController()
        show(root)
        root.view.backgroundColor = color
        XCTAssertEqual(root.view.layer.backgroundColor?.rgba, UIColor.blue.cgColor.rgba)
        root.traitOverrides[Accent.self] = "red"
        settle()
        XCTAssertEqual(root.view.layer.backgroundColor?.rgba, UIColor.red.cgColor.rgba)
    }

    func testValuesThatCannotBeCompared() {
        struct Opaque {}
        final class Object {}
        struct OpaqueTrait: UITraitDefinition { static var defaultValue: Opaque { Opaque() } }
        struct ObjectTrait: UITraitDefinition { static var defaultValue: Object? { nil } }
        let object = Object()
        let traits = UITraitCollection { $0[ObjectTrait.self] = object }
        XCTAssertTrue(traits[ObjectTrait.self] === object)
        XCTAssertNil(UITraitCollection()[ObjectTrait.self])
        // The same setting is the same; two settings of what cannot be compared are not.
        let opaque = UITraitCollection { $0[OpaqueTrait.self] = Opaque() }
        XCTAssertEqual(opaque, opaque.modifyingTraits { _ in })
        XCTAssertNotEqual(opaque, UITraitCollection { $0[OpaqueTrait.self] = Opaque() })
    }

    func testContainsAndChangedTraits() {
        let phone = UIScreen.main.traitCollection
        XCTAssertTrue(phone.containsTraits(in: nil))
        XCTAssertTrue(phone.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertFalse(phone.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertFalse(UITraitCollection().containsTraits(in: phone))
        let changed = phone.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0[Accent.self] = "red"
        }
        XCTAssertEqual(
            changed.changedTraits(from: phone).map { $0.name }.sorted(), ["Accent", "UITraitUserInterfaceStyle"])
        XCTAssertTrue(phone.changedTraits(from: phone).isEmpty)
    }

    func testColorAppearance() {
        let phone = UIScreen.main.traitCollection
        func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
            phone.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: phone)
        }
        XCTAssertTrue(differs { $0.userInterfaceStyle = .dark })
        XCTAssertTrue(differs { $0.accessibilityContrast = .high })
        XCTAssertTrue(differs { $0.userInterfaceLevel = .elevated })
        XCTAssertTrue(differs { $0[Accent.self] = "red" })
        XCTAssertFalse(differs { $0.preferredContentSizeCategory = .small })
        XCTAssertFalse(differs { $0.displayScale = 1 })
        XCTAssertFalse(differs { $0[Depth.self] = 1 })
        XCTAssertEqual(
            UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }.sorted(),
            [
                "UITraitAccessibilityContrast", "UITraitActiveAppearance", "UITraitDisplayGamut",
                "UITraitUserInterfaceIdiom", "UITraitUserInterfaceLevel", "UITraitUserInterfaceStyle",
            ])
        XCTAssertTrue(
            UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self })
    }
}
