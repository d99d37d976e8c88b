import Foundation

/// Stands for a registration for changed traits, to take it back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Somebody who wants to hear of changed traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [TraitKey]
    let action: @MainActor (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], action: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits.map { TraitKey($0) }
        self.action = action
    }
}
