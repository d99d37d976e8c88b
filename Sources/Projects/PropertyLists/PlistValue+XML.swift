import Foundation

extension PlistValue {
    /// The property list as XML: the same bytes for the same value, with keys in order.
    package var xmlData: Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, indent: "")
        text += "</plist>\n"
        return Data(text.utf8)
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .string(let value): text += "\(indent)<string>\(escaped(value))</string>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .real(let value): text += "\(indent)<real>\(value)</real>\n"
        case .boolean(let value): text += "\(indent)<\(value)/>\n"
        case .date(let value): text += "\(indent)<date>\(value.formatted(.iso8601))</date>\n"
        case .data(let value): text += "\(indent)<data>\(value.base64EncodedString())</data>\n"
        case .array(let values):
            if values.isEmpty { return text += "\(indent)<array/>\n" }
            text += "\(indent)<array>\n"
            for value in values { value.write(to: &text, indent: indent + "\t") }
            text += "\(indent)</array>\n"
        case .dictionary(let values):
            if values.isEmpty { return text += "\(indent)<dict/>\n" }
            text += "\(indent)<dict>\n"
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                text += "\(indent)\t<key>\(escaped(key))</key>\n"
                value.write(to: &text, indent: indent + "\t")
            }
            text += "\(indent)</dict>\n"
        }
    }
}

private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;")
}
