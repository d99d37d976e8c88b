// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who builds the framework builds this: `swift run -c release` in this folder.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Matryoshka", path: "..")],
    targets: [
        .executableTarget(
            name: "CompositorBenchmark", dependencies: [.product(name: "UIKit", package: "Matryoshka")]),
        // Its folder Frames is a link to the sources of the browser display's frames, which are in no library.
        .executableTarget(name: "FrameBenchmark"),
        // With links to the browser tests' driver. It measures the release command.
        .executableTarget(name: "DisplayBenchmark"),
    ]
)
