internal import CBox2D
import CoreGraphics
import Foundation

/// The bodies that stand for the items of an animator.
///
/// A metre of Box2D is 100 points, so that a body of 100 by 100 points with density 1 weighs a kilogramme: then forces are
/// in the units that pushes are given in.
@MainActor final class DynamicsWorld {
    nonisolated static let pointsInMetre: CGFloat = 100
    /// The seconds of a step of the simulation.
    private static let step = 1.0 / 240

    nonisolated(unsafe) let native = cbWorldCreate()!
    private(set) var bodies: [DynamicsBody] = []
    private var byItem: [ObjectIdentifier: DynamicsBody] = [:]
    /// The behaviours that have put something into the world.
    private var installed: [UIDynamicBehavior] = []
    private var boundaries: [OpaquePointer: DynamicsBoundary] = [:]
    private var bounds: CGRect?
    private var rest = 0.0
    /// Whether behaviours have changed since they were last looked at.
    var isStale = true

    deinit { cbWorldDestroy(native) }

    var items: [any UIDynamicItem] { bodies.map(\.item) }

    func body(of item: any UIDynamicItem) -> DynamicsBody? { byItem[ObjectIdentifier(item)] }

    // MARK: What there is

    /// Makes the world what behaviours say.
    func synchronize(with behaviors: [UIDynamicBehavior], bounds: CGRect?) {
        if bounds != self.bounds {
            self.bounds = bounds
            isStale = true
            for behavior in behaviors where behavior is UICollisionBehavior { behavior.isStale = true }
        }
        guard isStale else { return }
        isStale = false
        if updateBodies(of: behaviors) {
            // A joint goes with its body.
            for behavior in installed where behavior is UIAttachmentBehavior { behavior.isStale = true }
        }
        configure(behaviors)
        for behavior in behaviors where behavior.isStale {
            if installed.contains(where: { $0 === behavior }) {
                behavior.uninstall(from: self)
            } else {
                installed.append(behavior)
            }
            behavior.isStale = false
            behavior.install(in: self)
        }
    }

    /// Takes out what a behaviour has put into the world.
    func remove(_ behavior: UIDynamicBehavior) {
        guard let index = installed.firstIndex(where: { $0 === behavior }) else { return }
        installed.remove(at: index)
        behavior.uninstall(from: self)
        behavior.isStale = true
    }

    /// Makes bodies for new items and lets go of others. Returns whether any went.
    private func updateBodies(of behaviors: [UIDynamicBehavior]) -> Bool {
        var wanted: [any UIDynamicItem] = []
        var seen: Set<ObjectIdentifier> = []
        for item in behaviors.flatMap(\.governedItems) where seen.insert(ObjectIdentifier(item)).inserted {
            wanted.append(item)
        }
        let gone = bodies.filter { !seen.contains(ObjectIdentifier($0.item)) }
        if !gone.isEmpty {
            for behavior in installed where behavior is UIAttachmentBehavior { behavior.uninstall(from: self) }
            for body in gone {
                byItem[ObjectIdentifier(body.item)] = nil
                body.remove()
            }
            var count: Int32 = 0
            _ = cbWorldContacts(native, &count)
            bodies.removeAll { body in gone.contains { $0 === body } }
        }
        for item in wanted where byItem[ObjectIdentifier(item)] == nil {
            let body = DynamicsBody(item, in: self)
            byItem[ObjectIdentifier(item)] = body
            bodies.append(body)
        }
        return !gone.isEmpty
    }

    /// Gives bodies their properties, and the groups in which they collide.
    private func configure(_ behaviors: [UIDynamicBehavior]) {
        var groups: [ObjectIdentifier: UInt64] = [:]
        for (index, collision) in behaviors.compactMap({ $0 as? UICollisionBehavior }).enumerated() {
            // There are 31 pairs of groups; with more behaviours some share theirs.
            collision.group = UInt64(index % 31)
            for item in collision.items {
                groups[ObjectIdentifier(item), default: 0] |= collision.groupsOfItems
            }
        }
        var traits: [ObjectIdentifier: DynamicsTraits] = [:]
        for behavior in behaviors.compactMap({ $0 as? UIDynamicItemBehavior }) {
            for item in behavior.items { traits[ObjectIdentifier(item)] = behavior.traits }
        }
        for body in bodies {
            let key = ObjectIdentifier(body.item)
            body.configure(traits[key] ?? DynamicsTraits(), groups: groups[key] ?? 0)
        }
        for behavior in behaviors.compactMap({ $0 as? UIDynamicItemBehavior }) {
            behavior.addWaitingVelocities(in: self)
        }
    }

    /// Takes an item's place from the item.
    func update(_ item: any UIDynamicItem) { body(of: item)?.place() }

    func wake() {
        for body in bodies { cbBodyWake(body.native) }
    }

    /// Adds a body that does not move.
    func addBoundary(_ boundary: DynamicsBoundary) -> OpaquePointer {
        let body = cbBodyCreate(native, false, CBVector(x: 0, y: 0), 0)!
        boundaries[body] = boundary
        return body
    }

    func removeBoundary(_ body: OpaquePointer) {
        boundaries[body] = nil
        cbBodyDestroy(body)
        var count: Int32 = 0
        _ = cbWorldContacts(native, &count)
    }

    // MARK: Time

    var isResting: Bool { bodies.allSatisfy { !cbBodyIsAwake($0.native) } }

    /// Moves on by some seconds, in whole steps; what is left waits for the next frame.
    func advance(by seconds: Double, _ behaviors: [UIDynamicBehavior]) {
        rest += seconds
        while rest >= Self.step - 1e-9 {
            for behavior in behaviors { behavior.apply(in: self, seconds: Self.step) }
            cbWorldStep(native, Float(Self.step))
            rest -= Self.step
        }
    }

    /// Gives the items the places of their bodies.
    func moveItems() {
        for body in bodies { body.moveItem() }
    }

    /// Tells the behaviours' delegates who began or ceased to touch whom.
    func tellContacts() {
        var count: Int32 = 0
        guard let list = cbWorldContacts(native, &count), count > 0 else { return }
        let contacts = Array(UnsafeBufferPointer(start: list, count: Int(count)))
        for contact in contacts {
            guard let first = contact.one, let second = contact.other else { continue }
            let point = contact.point.point
            let (one, other) = (bodies.first { $0.native == first }, bodies.first { $0.native == second })
            if let one, let other {
                for case let behavior as UICollisionBehavior in installed {
                    behavior.tell(one.item, other.item, at: point, begins: contact.begins)
                }
            } else if let item = (one ?? other)?.item, let boundary = boundaries[one == nil ? first : second] {
                boundary.behavior?.tell(item, boundary.identifier, at: point, begins: contact.begins)
            }
        }
    }
}

/// A line that items bounce off, and whose it is.
struct DynamicsBoundary {
    weak var behavior: UICollisionBehavior?
    let identifier: (any NSCopying)?
}

extension CGPoint {
    /// The point in metres.
    var metres: CBVector {
        CBVector(x: Float(x / DynamicsWorld.pointsInMetre), y: Float(y / DynamicsWorld.pointsInMetre))
    }
}

extension CBVector {
    /// The vector in points.
    var point: CGPoint {
        CGPoint(x: CGFloat(x) * DynamicsWorld.pointsInMetre, y: CGFloat(y) * DynamicsWorld.pointsInMetre)
    }
}
