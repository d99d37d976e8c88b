/// The start tag of an element in an XML document.
package struct XMLStartTag: Equatable {
    package let name: String
    package let attributes: [String: String]
    package let line: Int
}
