import Foundation
@_spi(Framework) import UIKit

/// A node whose child is read from another scene file.
open class SKReferenceNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "SKReferenceNode")
    }

    private var fileName: String?
    private var url: URL?

    /// Makes a reference to nothing.
    public override init() { super.init() }

    /// Makes a reference to a scene file of the app.
    public convenience init(fileNamed fileName: String?) {
        self.init()
        self.fileName = fileName
        resolve()
    }

    /// Makes a reference to the scene file at an address.
    public convenience init(url referenceURL: URL?) {
        self.init()
        url = referenceURL
        resolve()
    }

    /// Makes a reference from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Reads the file, and puts what is in it below the node in place of what was there.
    open func resolve() {
        removeAllChildren()
        let archive =
            url.map { FileManager.default.contents(atPath: $0.path).flatMap(SceneArchive.init) }
            ?? fileName.flatMap { SceneArchive(named: $0) }
        guard let root = archive?.root(as: SKNode.self) else { return }
        if root is SKScene {
            for child in root.children {
                child.removeFromParent()
                addChild(child)
            }
        } else {
            addChild(root)
        }
        didLoad(root)
    }

    /// Called when the file has been read.
    open func didLoad(_ node: SKNode?) {}

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        fileName = archive.string("_referenceFileName") ?? archive.string("_fileName")
        if fileName != nil { resolve() }
    }
}
