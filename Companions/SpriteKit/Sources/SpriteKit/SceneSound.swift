import Foundation
@_spi(Framework) import UIKit

/// The sounds of games, which are not heard.
@MainActor enum SceneSound {
    /// Reports a sound of the app's files: that it is not there, or else that it is not heard.
    static func report(fileNamed name: String) {
        let file = name as NSString
        let type = file.pathExtension.isEmpty ? nil : file.pathExtension
        if Bundle.main.path(forResource: file.deletingPathExtension, ofType: type) != nil { return report() }
        Findings.report(
            mistake: "spritekit.missing-sound", "there is no sound '\(name)'",
            advice: "Add the sound to the app's files, or correct the name.")
    }

    /// Reports, once, that sounds are not heard.
    static func report() {
        Findings.report(
            limit: "spritekit.sound", "SpriteKit plays no sounds: actions and audio nodes are silent, and take no time",
            advice: "Play sounds with AVAudioPlayer where they are to be heard.")
    }
}
