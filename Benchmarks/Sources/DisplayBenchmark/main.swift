import Foundation

// What a person at the browser display has to wait for, and what it costs while nobody does anything. Needs the release
// command ('make build') and chromium. Times depend on the machine; frames a second, bytes a frame and shares do not, or
// little.

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func row(_ subject: String, _ figure: String) {
    print(subject.padding(toLength: 58, withPad: " ", startingAt: 0) + figure)
}

func text(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("display-benchmark/List")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try Data(listApp.utf8).write(to: folder.appendingPathComponent("App.swift"))

let driver = try WebDriver()
defer { driver.quit() }
try driver.browser("Page.addScriptToEvaluateOnNewDocument", ["source": PageProbe.counter])

/// From the command to the first picture in a browser that is open, in seconds.
@MainActor func start(_ path: String) throws -> Double {
    let begin = DispatchTime.now()
    let app = try MeasuredApp(path)
    defer { app.stop() }
    try driver.open(app.address)
    try driver.wait(until: "document.querySelector('.picture')?.width > 1", "the first picture")
    return Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
}

let sample = MeasuredApp.package.appendingPathComponent("Samples/DropDownMenu").path
_ = try start(sample)
row("command to first picture, warm cache", "\(text(median(try (0..<5).map { _ in try start(sample) }), 2)) s")

for (device, height) in [("iPhone SE", 667.0), ("iPhone 15", 852.0)] {
    let app = try MeasuredApp(folder.path, ["--device", device])
    defer { app.stop() }
    try driver.open(app.address)
    try driver.wait(until: "document.querySelector('.picture')?.width > 1", "the first picture")
    let size = try driver.run("const p = document.querySelector('.picture'); return `${p.width} × ${p.height}`;")
    print("\n\(device), \(size ?? "") pixels")
    let scrolled = try driver.runAsync(PageProbe.scroll, 5, 180, height - 200) as? [Double] ?? []
    row("  scrolling, frames a second", text(scrolled[0]))
    row("  scrolling, kilobytes a frame", text(scrolled[1] / scrolled[0] / 1000))
    guard let clicks = try driver.runAsync(PageProbe.clicks, 60, 180, 100) as? [Double] else {
        throw WebDriver.Failure(description: "a click changed nothing")
    }
    row("  press to changed pixels in the canvas, median", "\(text(median(clicks))) ms")
    let processes = [("command", app.command), ("app", try app.app)]
    let before = processes.map(\.1.processorTime)
    Thread.sleep(forTimeInterval: 10)
    for ((name, process), time) in zip(processes, before) {
        row("  idle for 10 s, \(name)", "\(text((process.processorTime - time) / 10 * 100, 2)) % of a core")
        row("  memory, \(name)", "\(text(process.memory, 0)) MB")
    }
}
