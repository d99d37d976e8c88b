import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A group of pictures: a folder `.atlas` among the app's files, a group of its asset catalog, or pictures of a dictionary.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private let name: String
    private let textures: [String: SKTexture]

    /// Makes an atlas without pictures.
    public override convenience init() { self.init(name: "", textures: [:]) }

    private init(name: String, textures: [String: SKTexture]) {
        self.name = name
        self.textures = textures
        super.init()
    }

    /// Finds the atlas of a name.
    public convenience init(named name: String) {
        var textures: [String: SKTexture] = [:]
        for picture in AtlasFolders.pictures(inAtlas: name) { textures[picture] = SKTexture(imageNamed: picture) }
        self.init(name: name, textures: textures)
    }

    /// Makes an atlas of images, or paths and addresses of pictures, by their names.
    public convenience init(dictionary properties: [String: Any]) {
        self.init(
            name: "",
            textures: properties.compactMapValues { value in
                switch value {
                case let image as UIImage: SKTexture(image: image)
                case let path as String: UIImage(contentsOfFile: path).map(SKTexture.init(image:))
                case let url as URL: UIImage(contentsOfFile: url.path).map(SKTexture.init(image:))
                default: nil
                }
            })
    }

    /// The texture of a name.
    open func textureNamed(_ name: String) -> SKTexture {
        textures[name] ?? textures[(name as NSString).deletingPathExtension] ?? SKTexture(imageNamed: name)
    }

    /// The names of the pictures; catalogs do not tell those of their groups.
    open var textureNames: [String] { textures.keys.sorted() }

    /// Decodes the pictures now, and calls a closure.
    @preconcurrency open func preload(completionHandler: @escaping @MainActor @Sendable () -> Void) {
        SKTexture.preload(Array(textures.values), withCompletionHandler: completionHandler)
    }

    /// Decodes the pictures of atlases now, and calls a closure.
    @preconcurrency open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas],
        withCompletionHandler completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        SKTexture.preload(textureAtlases.flatMap(\.textures.values), withCompletionHandler: completionHandler)
    }
}
