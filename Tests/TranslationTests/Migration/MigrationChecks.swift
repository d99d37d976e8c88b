import Translation
import XCTest

/// Migrates one file, checks that no line moves, and compares.
func assertMigrates(
    _ source: String, to expected: String, version: String? = nil, file: StaticString = #filePath, line: UInt = #line
) {
    let module = migrate([SourceFile(path: "/App/File.swift", text: source)], version: version)
    let text = module.files[0].text
    XCTAssertEqual(text, expected, file: file, line: line)
    XCTAssertEqual(lineCount(text), lineCount(source), "lines moved", file: file, line: line)
}

/// Asserts that a source is today's already.
func assertStays(
    _ source: String, version: String? = nil, file: StaticString = #filePath, line: UInt = #line
) {
    assertMigrates(source, to: source, version: version, file: file, line: line)
}
