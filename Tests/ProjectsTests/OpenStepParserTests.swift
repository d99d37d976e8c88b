import XCTest

@testable import Projects

final class OpenStepParserTests: XCTestCase {
    func test_readsEveryKindOfValue() throws {
        let text = """
            // !$*UTF8*$!
            {
            	a = b; /* comment */
            	list = (one, "two \\"2\\"", Foo/Bar.swift, );
            	nested = { key = 'single'; };
            	bytes = <0f bd 7A>;
            	text = "line\\nbreak \\U00e9 \\U0001";
            }
            """
        XCTAssertEqual(
            try OpenStepParser.parse(Data(text.utf8)),
            [
                "a": "b", "list": ["one", "two \"2\"", "Foo/Bar.swift"], "nested": ["key": "single"],
                "bytes": .data(Data([0x0F, 0xBD, 0x7A])), "text": "line\nbreak é \u{1}",
            ])
    }

    func test_saysWhereTheMistakeIs() {
        let cases = [
            ("{ a = b;\n c = (1, 2;\n }", "project: line 2: expected ',' or ')'"),
            ("{ a = b;\n c = ", "project: line 2: unexpected end of file"),
            ("{\n a b; }", "project: line 2: expected '=' after 'a'"),
            ("{\n a = b }", "project: line 2: expected ';' after 'a'"),
            ("{\n a = \"b; }", "project: line 2: string is not closed"),
            ("/* a\n", "project: line 1: comment is not closed"),
            ("{}\n}", "project: line 2: unexpected text after the end"),
            ("{\n a = <0>; }", "project: line 2: odd number of hexadecimal digits"),
            ("{ a = <0x>; }", "project: line 1: expected a hexadecimal digit"),
            ("{ a = é; }", "project: line 1: unexpected a character that needs quotes"),
            ("{\n", "project: line 1: '{' is not closed"),
            ("(", "project: line 1: '(' is not closed"),
            ("\"\\Uzz\"", "project: line 1: expected four hexadecimal digits after '\\U'"),
            (String(repeating: "(", count: 100_000), "project: line 1: nested too deeply"),
        ]
        for (text, message) in cases {
            XCTAssertThrowsError(try OpenStepParser.parse(Data(text.utf8)), text) { error in
                let failure = error as? OpenStepParser.Failure
                XCTAssertEqual(failure.map { "project: line \($0.line): \($0.reason)" }, message)
            }
        }
    }
}
