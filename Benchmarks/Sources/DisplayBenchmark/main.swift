import Foundation

// What a person at the browser display has to wait for, and what it costs while nobody does anything. Needs the release
// command ('make build') and chromium. Times depend on the machine; frames a second, bytes a frame and shares do not, or
// little.

do {
    let driver = try WebDriver()
    defer { driver.quit() }
    try DisplayBenchmark(driver: driver).run()
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
