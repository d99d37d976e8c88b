import Foundation

/// An app of whose process the tests want to know something; the environment variable `SCRIPT`, or the file `script` beside
/// its source, says what it does.
enum ProbeApp {
    /// The app's folder, the same for all tests that do not change it: it is compiled once.
    static let folder: String = {
        let runner = CommandRunner.shared.appendingPathComponent("Probe")
        do {
            try FileManager.default.createDirectory(at: runner, withIntermediateDirectories: true)
            try Data(source.utf8).write(to: runner.appendingPathComponent("main.swift"))
        } catch {
            preconditionFailure("the tests' app cannot be written: \(error)")
        }
        return runner.path
    }()

    static func line(of text: String) -> Int {
        1 + (source.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1)
    }

    /// `at line` of the app's source, as it is told with the function that it lies in.
    static func place(_ text: String, in function: String, of folder: String = folder) -> String {
        "    \(folder)/main.swift:\(line(of: text)): \(function)"
    }

    static let source = #"""
        import UIKit

        let environment = ProcessInfo.processInfo.environment
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("script")
        let script = environment["SCRIPT"] ?? (try? String(contentsOf: beside, encoding: .utf8)) ?? ""

        /// The descriptors that are open, but for the one that lists them.
        func descriptors() -> String {
            let numbers = try! FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int($0) }
            return numbers.sorted().filter { fcntl(Int32($0), F_GETFD) >= 0 }.map(String.init).joined(separator: " ")
        }

        let inherited = descriptors()
        if let file = environment["LISTING"] {
            let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
            try! (old + inherited + "\n").write(toFile: file, atomically: true, encoding: .utf8)
        } else if script == "descriptors" {
            print(inherited)
        }
        func spin() {
            var turns = 0
            while turns >= 0 { turns = (turns + 1) % 1000 }
        }
        if script == "loop before the launch" { spin() }

        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Root()
                window?.makeKeyAndVisible()
                return true
            }
        }

        let empty: [Int] = []
        var count = Int.max
        func recurse(_ n: Int) -> Int { n < 0 ? 0 : 1 + recurse(n + 1) + recurse(n + 2) }

        func start(_ arguments: String...) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: arguments[0])
            process.arguments = Array(arguments.dropFirst())
            try! process.run()
        }

        final class Root: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                switch script {
                case "index": print(empty[3])
                case "overflow": count += 1
                case "recursion": print(recurse(0))
                case "pointer": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 3
                case "abort": abort()
                case "exception": addChild(self)
                case "loop": spin()
                case "lock": DispatchSemaphore(value: 0).wait()
                case "children":
                    start("/bin/sh", "-c", "setsid sleep 100000 & sleep 100000")
                    print("started")
                    while true {}
                case "many": while true { start("/bin/sleep", "100000") }
                case "memory":
                    var blocks: [[UInt8]] = []
                    while true { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
                case "output": while true { print(String(repeating: "x", count: 999)) }
                case "file":
                    let file = fopen(NSHomeDirectory() + "/Documents/file", "w")
                    let block = [UInt8](repeating: 1, count: 1 << 20)
                    while true { fwrite(block, 1, block.count, file) }
                case "look": look()
                default: break
                }
            }

            func look() {
                print("names:", ((try? FileManager.default.contentsOfDirectory(atPath: "/")) ?? []).sorted().joined(separator: " "))
                print("secret:", environment["SECRET"] ?? "none")
                print("source:", FileManager.default.isReadableFile(atPath: #filePath))
                print("beside:", FileManager.default.createFile(atPath: #filePath + "-", contents: Data()))
                let home = NSHomeDirectory()
                print("home:", ((try? FileManager.default.subpathsOfDirectory(atPath: home)) ?? []).sorted().joined(separator: " "))
                print("written:", FileManager.default.createFile(atPath: home + "/Documents/a", contents: Data()))
                let interfaces = try! String(contentsOfFile: "/proc/net/dev", encoding: .utf8).split(separator: "\n").dropFirst(2)
                print("network:", interfaces.map { $0.split(separator: ":")[0].trimmingCharacters(in: .whitespaces) })
                print("processes:", try! FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int($0) }.count)
            }
        }

        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

        """#
}
