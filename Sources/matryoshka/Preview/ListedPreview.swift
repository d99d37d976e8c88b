import Catalogue
import DisplayProtocol
import Displays
import Foundation
import Projects
import Translation

/// A preview in an app's sources, as the command line names it.
struct ListedPreview {
    /// From 1.
    let number: Int
    let description: PreviewDescription

    /// The previews of a project's sources; those of SwiftUI's views are told to be left out.
    static func all(in project: AppProject, catalogue: FrameworkCatalogue) throws -> [ListedPreview] {
        let libraries = try PreparedGraph(project.libraries, catalogue: catalogue, messages: BuildMessages())
        let app = try PreparedModule(
            project.module, in: libraries, catalogue: catalogue, registrationSymbol: "matryoshka_register")
        let previews = app.translation?.previews ?? []
        for preview in previews where preview.isOfSwiftUI {
            Console.note("\(preview.file):\(preview.line): left out: it is a preview of SwiftUI's views")
        }
        return previews.filter { !$0.isOfSwiftUI }.enumerated().map {
            ListedPreview(number: $0 + 1, description: $1)
        }
    }

    /// The name, or else the file and line.
    var label: String {
        description.name ?? "\(URL(fileURLWithPath: description.file).lastPathComponent):\(description.line)"
    }

    var place: String { "\(description.file):\(description.line)" }

    /// How the device is held, as far as the traits say.
    var orientation: ScreenConfiguration.Orientation {
        for trait in description.traits {
            switch trait {
            case "portrait": return .portrait
            case "portraitUpsideDown": return .portraitUpsideDown
            case "landscapeLeft": return .landscapeLeft
            case "landscapeRight": return .landscapeRight
            default: continue
            }
        }
        return .portrait
    }

    /// What tells the app which preview to show.
    var arguments: [String] { ["-MatryoshkaPreview", "\(number - 1)"] }

    /// The name of its picture.
    var fileName: String {
        let name = label.map { $0 == "/" || $0 == ":" ? "-" : $0 }
        return "\(number)-\(String(name)).png"
    }
}
