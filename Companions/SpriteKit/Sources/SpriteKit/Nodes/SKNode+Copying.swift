import Foundation
import UIKit

extension SKNode {
    func duplicate() -> SKNode {
        let other = type(of: self).__make()
        // What an app's own init() added would be there twice.
        other.removeAllChildren()
        other.takeOver(self)
        for child in storedChildren { other.addChild(child.duplicate()) }
        return other
    }

    func takeOverNode(_ other: SKNode) {
        (position, zPosition, zRotation) = (other.position, other.zPosition, other.zRotation)
        (xScale, yScale, alpha, isHidden) = (other.xScale, other.yScale, other.alpha, other.isHidden)
        (name, speed, isPaused) = (other.name, other.speed, other.isPaused)
        userData = other.userData?.mutableCopy() as? NSMutableDictionary
        (constraints, attributeValues) = (other.constraints, other.attributeValues)
        isUserInteractionEnabled = other.isUserInteractionEnabled
        physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
        runs = other.runs.map { RunningAction($0.action, key: $0.key) }
    }
}
