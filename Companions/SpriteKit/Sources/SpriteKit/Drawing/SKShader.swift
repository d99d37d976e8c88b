import Foundation
@_spi(Framework) import UIKit

/// A program for the graphics processor, which is kept but not run: it reports itself where a node uses it.
open class SKShader: NSObject, @unchecked Sendable {
    /// The program.
    open var source: String?
    /// What the program reads.
    open var uniforms: [SKUniform] = []

    /// Makes a shader without a program.
    public override init() { super.init() }

    /// Makes a shader of a program.
    public convenience init(source: String) { self.init(source: source, uniforms: []) }

    /// Makes a shader of a program and what it reads.
    public convenience init(source: String, uniforms: [SKUniform]) {
        self.init()
        (self.source, self.uniforms) = (source, uniforms)
    }

    /// Makes a shader of a file of the app.
    public convenience init(fileNamed name: String) {
        self.init()
        let base = (name as NSString).deletingPathExtension
        source = Bundle.main.path(forResource: base, ofType: "fsh").flatMap {
            FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Adds something that the program reads.
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    /// Finds what the program reads by its name.
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    /// Removes what the program reads by its name.
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }

    @MainActor func reportIgnored(by node: SKNode) {
        Findings.report(
            limit: "spritekit.shader", "shaders are not run: \(type(of: node)) is drawn without its shader",
            advice: "Draw the effect with textures, colours or blend modes.")
    }
}
