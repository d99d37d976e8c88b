import Foundation

/// What an app says of an edit, so that it can go on with it later.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    /// The name of the data's format.
    public let formatIdentifier: String
    /// The version of the data's format.
    public let formatVersion: String
    /// The data, which is the app's.
    public let data: Data

    /// Says what an edit was.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
        super.init()
    }
}
