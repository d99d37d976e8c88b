import Displays
import Translation

extension BuildMessages {
    /// Tells what was left out so that the rest could be built: what else calls than the app itself comes last.
    func tellOmissions() {
        for leftOut in omissions {
            let loud = leftOut.omissions.filter(\.isOverride)
            for omission in leftOut.omissions.filter({ !$0.isOverride }) + loud {
                add(omission.warning, of: leftOut.translation)
            }
        }
        let all = omissions.flatMap(\.omissions)
        guard !all.isEmpty else { return }
        Console.note("left out, so that the rest can run: \(Self.count(all))")
        let overrides = all.filter(\.isOverride)
        guard !overrides.isEmpty else { return }
        let names = overrides.map { omission in omission.name + (omission.consequence.map { ": \($0)" } ?? "") }
        Console.warning("the frameworks themselves call what is left out:")
        for name in names { Console.warning("    \(name)") }
    }

    /// How many of which kind.
    private static func count(_ omissions: [Omission]) -> String {
        let nouns: [(Omission.Kind, String, String?)] = [
            (.body, "function body", "function bodies"), (.closure, "closure", nil), (.test, "test", nil),
            (.value, "value", nil), (.declaration, "declaration", nil), (.conformance, "conformance", nil),
            (.type, "type", nil), (.extension, "extension", nil), (.import, "import", nil), (.file, "file", nil),
        ]
        return MissingCount.list(
            nouns.compactMap { kind, noun, several in
                MissingCount.count(omissions.count { $0.kind == kind }, noun, several)
            })
    }
}
