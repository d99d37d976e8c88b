// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Containers",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Containers", targets: ["Containers"])
    ],
    targets: [
        .target(name: "Containers"),
        .testTarget(name: "ContainersTests", dependencies: ["Containers"]),
    ],
    // The sources compile in the mode of Swift 6 without a warning, too.
    swiftLanguageVersions: [.v5]
)
