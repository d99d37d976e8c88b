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
    // A compiler takes the newest of these that it knows.
    swiftLanguageVersions: [.v5]
)
