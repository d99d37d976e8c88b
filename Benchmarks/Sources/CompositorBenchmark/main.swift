// Draws one realistic screen in the ways that an app does, and compares each with copying the same frame.
import Foundation
@_spi(Benchmarks) import UIKit

/// The time that the fastest tenth of some runs stays below, in milliseconds: what others do on the machine is left out.
@MainActor func time(_ runs: Int = 201, _ body: (Int) -> Void) -> Double {
    for step in 0..<5 { body(step) }
    let times = (0..<runs).map { step in
        let start = DispatchTime.now().uptimeNanoseconds
        body(step + 5)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
    return times.sorted()[runs / 10]
}

func text(_ value: Double) -> String { String(format: "%7.3f", value) }

@MainActor func measure(_ name: String, width: Int, height: Int, scale: CGFloat) -> [String: Double] {
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    let scene = Scene(size: size)
    guard let screen = CompositorProbe(width: width, height: height, scale: scale) else { exit(1) }
    let root = scene.root.layer
    var results: [String: Double] = [:]
    results["copy"] = time { _ in screen.copyFrame() }
    screen.drawFrame(of: root)
    if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
        try? screen.pngData?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
    results["list"] = time { _ in screen.buildFrame(of: root) }
    results["full"] = time { _ in
        screen.forgetFrame()
        screen.drawFrame(of: root)
    }
    results["row"] = time { step in
        scene.touchRow(step)
        screen.drawFrame(of: root)
    }
    var pixels = 0
    results["scroll"] = time { step in
        scene.scroll(to: CGFloat(step % 30) * 7 / scale)
        pixels = screen.drawFrame(of: root)
    }
    results["scrolled"] = Double(pixels) / Double(width * height)
    scene.scroll(to: 0)
    CompositorProbe.stopClock()
    let transition = CATransition()
    transition.duration = 1000
    root.add(transition, forKey: "fade")
    scene.root.backgroundColor = .yellow
    for row in scene.rows { row.backgroundColor = .yellow }
    results["fade"] = time { _ in
        CompositorProbe.advanceClock(by: 5)
        screen.drawFrame(of: root)
    }
    root.removeAllAnimations()
    return results
}

let (two, three) = (
    measure("2x", width: 780, height: 1688, scale: 2), measure("3x", width: 1170, height: 2532, scale: 3)
)
let rows: [(key: String, name: String, others: String)] = [
    ("copy", "copying the frame", "1 / 1"),
    ("list", "building the list", ""),
    ("full", "full frame", "Cairo best 4.4 / 3.0, Qt best 9.1 / 5.3"),
    ("row", "one row changed", "Cairo with culling 0.12 / 0.08"),
    ("scroll", "scrolling by 7 px", "redraw 4.8 / 3.4, bitmap a row 1.9 / 1.8"),
    ("fade", "cross-fade", "two snapshots 7.4 / 7.0, bytes 1.9 / 1.8"),
]
print("| | 2x ms | x copy | 3x ms | x copy | others, x copy |")
print("|---|---|---|---|---|---|")
for row in rows {
    let (a, b) = (two[row.key] ?? 0, three[row.key] ?? 0)
    let (c, d) = (a / (two["copy"] ?? 1), b / (three["copy"] ?? 1))
    print("| \(row.name) | \(text(a)) | \(text(c)) | \(text(b)) | \(text(d)) | \(row.others) |")
}
