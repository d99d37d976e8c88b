import Foundation
@_spi(Framework) import UIKit

/// A node that plays a sound, which is not heard.
open class SKAudioNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKAudioNode") }

    /// Makes a node without a sound.
    public override init() { super.init() }

    /// Makes a node with a sound of the app's files.
    public convenience init(fileNamed name: String) {
        self.init()
        SceneSound.report(fileNamed: name)
    }

    /// Makes a node with the sound at an address.
    public convenience init(url: URL) {
        self.init()
        SceneSound.report()
    }

    /// Makes a node from an archive.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        SceneSound.report()
    }

    /// Whether the sound begins by itself, and anew at its end.
    open var autoplayLooped = true
    /// Whether the sound comes from where the node is.
    open var isPositional = true
}
