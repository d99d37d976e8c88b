import TestProtocol

/// The results as JUnit's XML, with the elements and attributes that `swift test --xunit-output` writes.
///
/// It writes two files, one for each library; here are both in one. A test that ran several times stands there as often.
struct XUnitReport {
    let results: TestResults

    var text: String {
        let all = results.results
        let failures = all.filter { !$0.result.failures.isEmpty }.count + results.otherFailures.count
        let skipped = all.filter(\.result.isSkipped).count
        let seconds = all.reduce(0) { $0 + $1.result.seconds }
        let other = results.otherFailures.map { failure in
            "    <testcase classname=\"\" name=\"outside of all tests\" time=\"0.0\">\n\(Self.element(failure))    </testcase>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="TestResults" errors="0" tests="\(all.count + other.count)" failures="\(failures)" \
            skipped="\(skipped)" time="\(seconds)">
            \((all.map(Self.element) + other).joined())\
              </testsuite>
            </testsuites>

            """
    }

    private static func element(_ result: TestResults.Result) -> String {
        let parts = result.result.test.split(separator: "/").map(String.init)
        let classname = ([result.module] + parts.dropLast()).joined(separator: ".")
        let head =
            "    <testcase classname=\"\(escaped(classname))\" name=\"\(escaped(parts.last ?? ""))\" "
            + "time=\"\(result.result.seconds)\""
        var content = result.result.failures.map(element).joined()
        if result.result.isSkipped {
            content += result.result.reason.map { "      <skipped>\(escaped($0))</skipped>\n" } ?? "      <skipped />\n"
        }
        return content.isEmpty ? head + " />\n" : head + ">\n" + content + "    </testcase>\n"
    }

    private static func element(_ failure: TestFailure) -> String {
        let place = failure.file.map { "\($0):\(failure.line ?? 0): " } ?? ""
        return "      <failure message=\"\(escaped(place + failure.message))\" />\n"
    }

    /// Text as an attribute or an element may hold it: XML has no place for control characters.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
