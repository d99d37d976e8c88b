import XCTest

@testable import Projects

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Cut and changed copies of a text.
    mutating func variants(of text: String, count: Int) -> [Data] {
        let bytes = [UInt8](text.utf8)
        let marks = [UInt8]("<>{}()[]\"'=;,:&/\\!-\n\0\u{7F}".utf8) + [0xFF, 0xC3]
        return (0..<count).map { index in
            var copy = bytes
            if index.isMultiple(of: 3) { copy.removeLast(Int.random(in: 0...copy.count, using: &self)) }
            for _ in 0..<Int.random(in: 1...4, using: &self) where !copy.isEmpty {
                let place = Int.random(in: 0..<copy.count, using: &self)
                switch Int.random(in: 0..<4, using: &self) {
                case 0: copy[place] = marks.randomElement(using: &self) ?? 0
                case 1: copy.insert(marks.randomElement(using: &self) ?? 0, at: place)
                case 2: copy.removeSubrange(place..<min(place + 20, copy.count))
                default:
                    // A piece from elsewhere puts objects inside others, and identifiers in circles.
                    let from = Int.random(in: 0..<bytes.count, using: &self)
                    let piece = bytes[from..<min(from + 40, bytes.count)]
                    copy.replaceSubrange(place..<min(place + 40, copy.count), with: piece)
                }
            }
            return Data(copy)
        }
    }
}

final class FuzzTests: XCTestCase {
    private func assertEnds(_ folder: TemporaryFolder, line: UInt = #line) {
        do {
            _ = try loadProject(at: folder.path)
        } catch {
            XCTAssertFalse(error.description.contains("\n"), error.description, line: line)
        }
    }

    func test_projects() throws {
        let synchronized = ProjectTexts.synchronized(
            settings: "GENERATE_INFOPLIST_FILE = YES; A = \"$(B)\"; B = \"$(A)\";")
        var generator = SeededGenerator(state: 1)
        for text in [ProjectTexts.classic, synchronized] {
            var files = ProjectTexts.classicFiles
            files["My App.xcodeproj/project.pbxproj"] = text
            files["Kit/Shared.swift"] = ""
            let folder = try TemporaryFolder(files)
            for variant in generator.variants(of: text, count: 200) {
                try folder.write("My App.xcodeproj/project.pbxproj", variant)
                assertEnds(folder)
            }
        }
    }

    /// Most changed bytes break the syntax; swapped identifiers keep it and break the graph.
    func test_projectsWithSwappedIdentifiers() throws {
        var generator = SeededGenerator(state: 2)
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        let value = try OpenStepParser.parse(Data(ProjectTexts.classic.utf8))
        guard let objects = value.dictionary?["objects"]?.dictionary else { return XCTFail("no objects") }
        let ids = objects.keys.sorted()
        for _ in 0..<200 {
            var changed = objects
            for _ in 0..<3 {
                guard let id = ids.randomElement(using: &generator), var fields = changed[id]?.dictionary,
                    let key = fields.keys.sorted().randomElement(using: &generator),
                    let other = ids.randomElement(using: &generator)
                else { return XCTFail("no objects") }
                fields[key] = fields[key]?.array == nil ? .string(other) : [.string(other), .string(id)]
                changed[id] = .dictionary(fields)
            }
            let root: PlistValue = ["objects": .dictionary(changed), "rootObject": "R0"]
            try folder.write("My App.xcodeproj/project.pbxproj", root.xmlData)
            assertEnds(folder)
        }
    }

    func test_infoPlists() {
        var generator = SeededGenerator(state: 3)
        for text in generator.variants(of: ProjectTexts.infoPlist, count: 1500) {
            do {
                _ = try PropertyListFile.parse(text, name: "Info.plist")
            } catch {
                XCTAssertFalse(error.description.contains("\n"), error.description)
            }
        }
    }

    func test_binaryPropertyLists() throws {
        var generator = SeededGenerator(state: 4)
        let object: [String: Any] = ["a": ["b", 1, true, 1.5, Data([1, 2])], "c": ["d": "e"]]
        let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
        for index in 0..<1000 {
            var copy = bytes
            if index.isMultiple(of: 3) { copy.removeLast(Int.random(in: 0..<copy.count - 8, using: &generator)) }
            let place = Int.random(in: 8..<copy.count, using: &generator)
            copy[place] = UInt8.random(in: 0...255, using: &generator)
            do {
                _ = try PropertyListFile.parse(Data(copy), name: "Info.plist")
            } catch {
                XCTAssertEqual(error.description, "Info.plist: malformed binary property list")
            }
        }
    }

    func test_catalogs() throws {
        var generator = SeededGenerator(state: 5)
        let text = """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "appearances":
             [{"appearance": "luminosity", "value": "dark"}]}], "colors": [{"idiom": "universal", "color":
             {"color-space": "display-p3", "components": {"red": "0.1", "green": "0xFF", "blue": "12", "alpha": "1"}}}],
             "data": [{"filename": "a.png"}], "properties": {"provides-namespace": true}}
            """
        let folder = try TemporaryFolder()
        for set in ["a.imageset", "a.colorset", "a.dataset", "a.appiconset"] {
            try folder.write("A.xcassets/\(set)/a.png")
        }
        for variant in generator.variants(of: text, count: 300) {
            for set in ["a.imageset", "a.colorset", "a.dataset", "a.appiconset", "space"] {
                try folder.write("A.xcassets/\(set)/Contents.json", variant)
            }
            let compiled = try compileAssets([folder.file("A.xcassets")])
            XCTAssertFalse(compiled.index.isEmpty)
            for warning in compiled.warnings { XCTAssertFalse(warning.description.contains("\n"), warning.description) }
        }
    }
}
