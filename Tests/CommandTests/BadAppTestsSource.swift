import Foundation

/// A UIKit app that does what the environment variable `SCRIPT` says, most of it wrong.
///
/// It shows a label "Label" and a button "Go".
enum BadApp {
    /// The app's folder, the same for all tests: it is compiled once.
    static let folder: String = {
        let folder = CommandRunner.shared.appendingPathComponent("Bad")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(source.utf8).write(to: folder.appendingPathComponent("App.swift"))
        } catch {
            preconditionFailure("the tests' app cannot be written: \(error)")
        }
        return folder.path
    }()

    /// The line of the source that holds a text, counted from 1.
    static func line(of text: String) -> Int {
        1 + (source.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1)
    }

    /// How a trap ends a process.
    static let trap: String = {
        #if arch(x86_64)
            "SIGILL"
        #else
            "SIGTRAP"
        #endif
    }()

    /// The smallest app there is; it prints the name of its bundle.
    static let smallest = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                print((Bundle.main.bundlePath as NSString).lastPathComponent)
                return true
            }
        }

        """

    static let source = #"""
        import UIKit

        let script = ProcessInfo.processInfo.environment["SCRIPT"] ?? ""
        func recurse(_ n: Int) -> Int { n < 0 ? 0 : 1 + recurse(n + 1) + recurse(n + 2) }
        let empty: [Int] = []

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                print("launch")
                switch script {
                case "fatalError at launch": fatalError("on purpose")
                case "fatalError of two lines": fatalError("one\ntwo")
                case "nil at launch": print(window!)
                case "exit": exit(3)
                case "exit with success": exit(0)
                case "abort": abort()
                case "kill": kill(getpid(), SIGKILL)
                case "recursion": print(recurse(0))
                case "no root":
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.makeKeyAndVisible()
                    return true
                default: break
                }
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Root()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class DrawsForEver: UIView {
            override func draw(_ rect: CGRect) { DispatchQueue.main.async { self.setNeedsDisplay() } }
        }

        class LaysOutForEver: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }

        class Root: UIViewController {
            let label = UILabel()
            var ticks = 0
            var timer: Timer?

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                label.frame = CGRect(x: 20, y: 300, width: 200, height: 30)
                label.text = "Label"
                view.addSubview(label)
                let button = UIButton(type: .system)
                button.setTitle("Go", for: .normal)
                button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
                button.addTarget(self, action: #selector(go), for: .touchUpInside)
                view.addSubview(button)
                switch script {
                case "endless loop": while true {}
                case "crash in a thread":
                    Thread.detachNewThread { fatalError("in a thread") }
                    sleep(100)
                case "exception in a thread":
                    Thread.detachNewThread {
                        NSException(name: .genericException, reason: "off the main thread", userInfo: nil).raise()
                    }
                    sleep(100)
                case "crash in a task":
                    Task.detached { print(empty[3]) }
                    sleep(100)
                case "wrong cast": print((3 as Any) as! String)
                case "precondition": precondition(script.isEmpty, "must be empty")
                case "timer":
                    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
                        MainActor.assumeIsolated { self.tick() }
                    }
                case "draws for ever": view.addSubview(DrawsForEver(frame: CGRect(x: 0, y: 400, width: 50, height: 50)))
                case "lays out for ever": view.addSubview(LaysOutForEver(frame: CGRect(x: 0, y: 400, width: 50, height: 50)))
                case "much output":
                    let line = String(repeating: "x", count: 999)
                    for _ in 0..<100_000 { print(line) }
                case "no newline": print("no newline", terminator: "")
                case "threads":
                    DispatchQueue.concurrentPerform(iterations: 8) { thread in
                        for number in 0..<1000 { print("thread \(thread) line \(number)") }
                    }
                case "standard input": print(readLine() ?? "nil")
                case "standard error":
                    FileHandle.standardError.write(Data([0x61, 0xff, 0x0d, 0x0a, 0x00, 0x62]))
                    FileHandle.standardError.write(Data("\nFatal error: not really\nCurr".utf8))
                    FileHandle.standardError.write(Data("ent stack trace:\n0 is what I say\n1    App   0x00".utf8))
                case "broken pictures":
                    let path = NSTemporaryDirectory() + "broken.png"
                    try? Data("\u{89}PNG\r\n\u{1a}\nbroken".utf8).write(to: URL(fileURLWithPath: path))
                    print(UIImage(contentsOfFile: path) as Any, UIImage(contentsOfFile: "/nowhere.png") as Any)
                    print(UIImage(named: "nothing") as Any, UIImage(named: "") as Any, UIImage(data: Data()) as Any)
                case "infinite frame": label.frame.size.width = .infinity
                case "no number": label.frame.origin.x = .nan
                case "leaves a child":
                    let child = Process()
                    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
                    child.arguments = ["5"]
                    try? child.run()
                default: break
                }
            }

            func tick() {
                ticks += 1
                label.text = "\(ticks)"
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if script == "spinner" {
                    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { self.label.alpha = 0.2 }
                    UIView.animate(withDuration: 2, animations: { self.view.alpha = 0.9 }) { _ in print("faded") }
                }
                if script == "pulse" { pulse() }
            }

            func pulse() {
                UIView.animate(withDuration: 0.5, animations: { self.label.alpha = 1.2 - self.label.alpha }) { _ in
                    self.pulse()
                }
            }

            @objc func go() {
                print("go")
                switch script {
                case "crash in a callback": fatalError("in a callback")
                case "index in a callback": print(empty[3])
                case "exit in a callback": exit(4)
                case "loop in a callback": while true {}
                case "missing method": perform(Selector(("nothing:")), with: nil)
                case "missing key": setValue(3, forKey: "nothing")
                default: label.text = "Gone"
                }
            }
        }

        """#
}
