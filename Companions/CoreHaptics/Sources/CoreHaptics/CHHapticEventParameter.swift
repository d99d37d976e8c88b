import Foundation

/// How an event is in one respect.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    /// In which respect.
    public let parameterID: CHHapticEvent.ParameterID
    /// How.
    open var value: Float

    /// Makes a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}
