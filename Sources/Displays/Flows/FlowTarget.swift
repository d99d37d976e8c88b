import DisplayProtocol
import Foundation

/// A running app, as a flow sees it.
package protocol FlowTarget: AnyObject {
    /// The size of the screen as the interface is turned, in points.
    var screenSize: CGSize { get }
    /// The app's clock, in seconds.
    var time: Double { get }
    /// Delivers touches and lets the app become idle.
    func perform(_ touches: [DisplayMessage.Touch]) throws
    /// Presses keys for the field that is edited and lets the app become idle. Returns why a key had no effect, if one
    /// had none.
    func type(_ keys: [DisplayMessage.Key]) throws -> String?
    func runUntilIdle() throws
    /// Lets the app run until it is idle or that many virtual seconds have passed, whatever comes first.
    func runUntilIdle(atMost seconds: Double) throws
    /// Lets that many seconds of real time pass for the app, and lets it become idle.
    func wait(_ seconds: Double) throws
    /// Changes what the person chose in the settings, and lets the app become idle.
    func setPreferences(_ preferences: DisplayMessage.SetPreferences) throws
    /// Holds the device another way and lets the app become idle.
    func setOrientation(_ orientation: ScreenConfiguration.Orientation) throws
    /// Changes what the device notices of its surroundings, as ``DisplayMessage/Simulate`` has it, and lets the app become
    /// idle. Returns why that had no effect, if it had none.
    func simulate(_ name: String, _ values: JSONValue) throws -> String?
    func tree() throws -> Tree
    func picture() throws -> Picture
}
