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
        let file = name as NSString
        let type = file.pathExtension.isEmpty ? nil : file.pathExtension
        guard Bundle.main.path(forResource: file.deletingPathExtension, ofType: type) == nil else { return }
        Findings.report(
            mistake: "spritekit.missing-sound", "there is no sound '\(name)'",
            advice: "Add the sound to the app's files, or correct the name.")
    }

    /// Makes a node with the sound at an address.
    public convenience init(url: URL) { self.init() }

    /// Makes a node from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Whether the sound begins by itself, and anew at its end.
    open var autoplayLooped = true
    /// Whether the sound comes from where the node is.
    open var isPositional = true
}
