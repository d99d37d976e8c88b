/// What a process of tests is to do: the command writes it to a file, whose path the environment names.
package struct TestOrders: Codable, Equatable, Sendable {
    /// What tests are written with. A process runs those of one library, as `swift test` has it.
    package enum Library: String, Codable, Sendable, CaseIterable { case xctest, swiftTesting }

    package var library: Library
    /// The tests to run; nil for all. XCTest's are names, such as `MenuTests/testOpens`; Swift Testing's are the patterns
    /// that it takes as filters.
    package var only: [String]?
    /// The tests to leave out, in the same way.
    package var skip: [String] = []
    /// The folder for attachments; nil where nobody keeps them.
    package var attachments: String?

    /// The name of the variable that holds the path of the file.
    package static let environmentVariable = "MATRYOSHKA_TEST_ORDERS"
    /// The descriptor that takes the events, the first after the standard streams.
    package static let eventsDescriptor: Int32 = 3

    package init(library: Library, only: [String]? = nil, skip: [String] = [], attachments: String? = nil) {
        self.library = library
        self.only = only
        self.skip = skip
        self.attachments = attachments
    }
}
