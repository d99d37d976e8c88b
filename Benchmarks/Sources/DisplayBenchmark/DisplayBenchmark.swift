import Foundation

struct DisplayBenchmark {
    let driver: WebDriver

    /// Points of the list app's screen: in its button, and in its list.
    private let button = (x: 180, y: 80)
    private let list = (x: 180, y: 400)

    func run() throws {
        try driver.browser("Page.addScriptToEvaluateOnNewDocument", ["source": PageProbe.counter])
        try measureStart()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("display-benchmark/List")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(listApp.utf8).write(to: folder.appendingPathComponent("App.swift"))
        for device in ["iPhone SE", "iPhone 15"] {
            let app = try MeasuredApp(folder.path, ["--device", device])
            defer { app.stop() }
            try driver.open(app.address)
            try waitForPicture()
            let size = try driver.run(
                "const p = document.querySelector('.picture'); return `${p.width} × ${p.height}`;")
            print("\n\(device), \(size ?? "") pixels")
            try measureScrolling(app)
            try measureClicks()
            try measureRest(app)
        }
    }

    private func measureStart() throws {
        let sample = MeasuredApp.package.appendingPathComponent("Samples/DropDownMenu").path
        // The first builds it.
        let seconds = try (0..<6).map { _ in try start(sample) }.dropFirst()
        row("command to first picture, warm cache, median", text(median(Array(seconds)), 2), "s")
    }

    /// From the command to the first picture in a browser that is open, in seconds.
    private func start(_ path: String) throws -> Double {
        let begin = DispatchTime.now()
        let app = try MeasuredApp(path)
        defer { app.stop() }
        try driver.open(app.address)
        try waitForPicture()
        return Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
    }

    private func waitForPicture() throws {
        try driver.wait(until: "document.querySelector('.picture')?.width > 1", "the first picture")
    }

    /// What others do on the machine is left out, as far as it goes: the best of some runs counts.
    private func measureScrolling(_ app: MeasuredApp) throws {
        let processes = try app.processes
        let times = { processes.map(\.figures.processorTime) + [app.browserTime] }
        var best: (frames: Double, bytes: Double, times: [Double])?
        for _ in 0..<4 {
            let before = times()
            guard let scrolled = try driver.runAsync(PageProbe.scroll, 5, list.x, list.y) as? [Double] else {
                throw WebDriver.Failure(description: "the list does not scroll")
            }
            let (frames, bytes) = (scrolled[0], scrolled[1])
            let passed = zip(times(), before).map { ($0 - $1) / frames * 1000 }
            if frames > best?.frames ?? 0 { best = (frames, bytes, passed) }
        }
        guard let best else { return }
        row("  scrolling, frames a second", text(best.frames / 5))
        row("  scrolling, a frame", text(best.bytes / best.frames / 1000), "KB")
        for (name, time) in zip(processes.map(\.name) + ["browser"], best.times) {
            row("  scrolling, a frame, processor time of the \(name)", text(time, 2), "ms")
        }
    }

    private func measureClicks() throws {
        guard let clicks = try driver.runAsync(PageProbe.clicks, 200, button.x, button.y) as? [Double] else {
            throw WebDriver.Failure(description: "a click changed nothing")
        }
        row("  press to changed pixels in the canvas, fastest tenth", text(clicks.sorted()[clicks.count / 10]), "ms")
        row("  press to changed pixels in the canvas, median", text(median(clicks)), "ms")
    }

    private func measureRest(_ app: MeasuredApp) throws {
        let processes = try app.processes
        // Until nothing waits for answers any more.
        Thread.sleep(forTimeInterval: 5)
        let before = processes.map { $0.figures.processorTime }
        Thread.sleep(forTimeInterval: 10)
        for ((name, figures), time) in zip(processes, before) {
            row("  10 s at rest, processor time of the \(name)", text((figures.processorTime - time) * 10, 3), "%")
            row("  memory of the \(name)", text(figures.memory, 0), "MB")
        }
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private func text(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

    private func row(_ subject: String, _ figure: String, _ unit: String = "") {
        let padding = String(repeating: " ", count: max(1, 66 - subject.count - figure.count))
        print("\(subject)\(padding)\(figure) \(unit)")
        // As it is measured, into a file as well.
        fflush(nil)
    }
}
