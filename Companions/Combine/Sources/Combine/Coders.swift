import Foundation
import OpenCombine

// For `decode(type:decoder:)` and `encode(encoder:)`.

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// What is read.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// What is published.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// What is read.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// What is published.
    public typealias Output = Data
}
