import Foundation

/// An app that speaks the display protocol by itself, written from the protocol's description and not with its code.
///
/// It shows a button "Menu" and a label "One"; a tap on the button replaces the label by "Two". The environment variable
/// `SCRIPT` makes it misbehave.
enum ScriptedApp {
    /// The app's folder, the same for all tests that do not change it: it is compiled once.
    static let shared: String = {
        let folder = CommandRunner.shared.appendingPathComponent("Scripted")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(source.utf8).write(to: folder.appendingPathComponent("main.swift"))
            try Data("hello".utf8).write(to: folder.appendingPathComponent("greeting.txt"))
        } catch {
            preconditionFailure("the tests' app cannot be written: \(error)")
        }
        return folder.path
    }()

    static func install(in runner: CommandRunner, as name: String = "Scripted") throws -> String {
        try runner.write(source, to: "\(name)/main.swift")
        try runner.write("hello", to: "\(name)/greeting.txt")
        return name
    }

    static let source = #"""
        import Foundation

        let script = ProcessInfo.processInfo.environment["SCRIPT"] ?? ""
        setvbuf(stdout, nil, _IOLBF, 0)
        print("out 1")
        FileHandle.standardError.write(Data("err 1\n".utf8))
        if script == "exits early" { exit(3) }
        if script == "never connects" { while true { sleep(100) } }

        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array(ProcessInfo.processInfo.environment["MATRYOSHKA_DISPLAY"]!.utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        precondition(connected == 0)
        let display = FileHandle(fileDescriptor: descriptor)

        func put(_ type: String, _ body: [String: Any]) {
            let json = try! JSONSerialization.data(withJSONObject: ["type": type, "body": body])
            var length = UInt32(json.count).littleEndian
            display.write(withUnsafeBytes(of: &length) { Data($0) } + json)
        }

        func bytes(_ count: Int) -> Data {
            var data = Data()
            while data.count < count {
                let more = display.readData(ofLength: count - data.count)
                if more.isEmpty { exit(0) }
                data += more
            }
            return data
        }

        func get() -> (type: String, body: [String: Any]) {
            let length = bytes(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
            let message = try! JSONSerialization.jsonObject(with: bytes(length)) as! [String: Any]
            return (message["type"] as! String, message["body"] as? [String: Any] ?? [:])
        }

        if script == "garbage" {
            display.write(Data([5, 0, 0, 0] + Array("hello".utf8)))
            while true { sleep(100) }
        }
        put("hello", ["version": script == "old version" ? 0 : 3, "pid": Int(getpid()), "name": "Scripted"])
        let welcome = get().body
        if script == "closes and stays" {
            close(descriptor)
            while true { sleep(100) }
        }
        let isLive = welcome["clock"] as! String == "real"
        if isLive, script == "hangs" { while true { sleep(100) } }
        let size = (welcome["screen"] as! [String: Any])["size"] as! [Double]
        let scale = (welcome["screen"] as! [String: Any])["scale"] as! Double
        let style = (welcome["screen"] as! [String: Any])["style"] as! String
        var text = "One"
        var time = 0.0
        var sequence = 0

        func trace(_ event: String) {
            sequence += 1
            put("trace", ["seq": sequence, "time": time, "class": "Scripted.Root", "id": 1, "title": NSNull(),
                "event": event, "animated": false])
        }

        func view(_ kind: String, _ id: Int, _ frame: [Double], _ more: [String: Any]) -> [String: Any] {
            let rectangle = ["x": frame[0], "y": frame[1], "width": frame[2], "height": frame[3]]
            let defaults: [String: Any] = [
                "class": kind, "id": id, "frame": rectangle, "windowFrame": rectangle, "isHidden": false, "alpha": 1,
                "clipsToBounds": false, "hasOpaqueBackground": false, "isUserInteractionEnabled": true, "states": [],
                "constraints": [], "subviews": [],
            ]
            return defaults.merging(more) { $1 }
        }

        func tree() -> String {
            let button = view("UIButton", 2, [20, 100, 100, 44], ["text": "Menu", "accessibilityIdentifier": "menu"])
            let label = view("UILabel", 3, [20, 200, 100, 20], ["text": text])
            let window = view("UIWindow", 1, [0, 0, size[0], size[1]], ["subviews": [button, label]])
            let tree: [String: Any] = ["time": time, "windows": [["isKey": true, "view": window]]]
            return String(decoding: try! JSONSerialization.data(withJSONObject: tree), as: UTF8.self)
        }

        func draw(_ request: Int) {
            let store = welcome["pixels"] as! [String: Any]
            let width = Int((size[0] * scale).rounded()), height = Int((size[1] * scale).rounded())
            let file = FileHandle(forWritingAtPath: store["path"] as! String)!
            file.seek(toFileOffset: UInt64(store["byteCount"] as! Int))
            let pixel: [UInt8] = style == "dark" ? [0, 0, 0, 255] : [10, 20, 200, 255]
            file.write(Data((0..<width * height).flatMap { _ in pixel }))
            put("frame", ["sequence": 1, "buffer": 1, "width": width, "height": height, "scale": scale, "time": time,
                "damage": [["x": 0, "y": 0, "width": width, "height": height]], "request": request])
        }

        func dispatch(_ touches: [[String: Any]]) {
            for touch in touches {
                let point = touch["point"] as! [Double]
                let phase = touch["phase"] as! String
                if phase != "moved" { print(phase, point[0], point[1], touch["offset"] as! Double) }
                guard phase == "ended", (20..<120).contains(point[0]), (100..<144).contains(point[1]) else { continue }
                switch script {
                case "crashes": fatalError("on purpose")
                case "raises":
                    let words = "*** Terminating app due to uncaught exception 'X', reason: 'why'"
                    put("terminating", ["reason": words])
                    FileHandle.standardError.write(Data((words + "\n").utf8))
                    abort()
                case "exits": exit(4)
                default: text = "Two"
                }
            }
        }

        // A frame of the whole screen in blue, and after that green squares of ten pixels, each in another place.
        var frames = 0
        var isStuck = false
        func drawLive() {
            let store = welcome["pixels"] as! [String: Any]
            let width = Int((size[0] * scale).rounded()), height = Int((size[1] * scale).rounded())
            if script == "truncates" { truncate(store["path"] as! String, 0) }
            let file = FileHandle(forUpdatingAtPath: store["path"] as! String)!
            let buffer = frames % 2
            let start = UInt64(buffer * (store["byteCount"] as! Int))
            if frames < 2 {
                file.seek(toFileOffset: start)
                let row = Data((0..<width).flatMap { _ in [200, 20, 10, 255] as [UInt8] })
                for _ in 0..<height { file.write(row) }
            }
            var damage: [[String: Any]] = [["x": 0, "y": 0, "width": width, "height": height]]
            if frames > 0 {
                let place = 20 * frames
                for row in place..<place + 10 {
                    file.seek(toFileOffset: start + UInt64((row * width + place) * 4))
                    file.write(Data((0..<10).flatMap { _ in [0, 200, 0, 255] as [UInt8] }))
                }
                damage = [["x": place, "y": place, "width": 10, "height": 10]]
            }
            if script == "garbles" {
                damage += [["x": -5, "y": -5, "width": Int.max, "height": 2], ["x": width, "y": 0, "width": 1, "height": 1],
                    ["x": 0, "y": 0, "width": -1, "height": 4], ["x": Int.max, "y": 0, "width": Int.max, "height": 1]]
            }
            frames += 1
            put("frame", ["sequence": frames, "buffer": script == "no such buffer" ? 7 : buffer, "width": width,
                "height": height, "scale": scale, "time": time, "damage": damage])
        }
        if isLive {
            drawLive()
            if script == "floods" { while true { trace("viewDidLayoutSubviews") } }
        }

        trace("viewDidLoad")
        if script == "diagnoses" {
            put("diagnostic", ["code": "unbalanced", "message": "Unbalanced calls", "objects": [], "advice": "balance them",
                "file": "/app/Root.swift", "line": 12])
        }
        while true {
            let (type, body) = get()
            let request = body["request"] as? Int ?? 0
            switch type {
            case "runUntilIdle":
                if script == "hangs" { while true { sleep(100) } }
                time += 0.5
                var reply: [String: Any] = ["request": request, "time": time]
                if script == "never idle" { reply["stillRunning"] = ["UIView.animate on UILabel"] }
                put("settled", reply)
            case "advance":
                time += body["seconds"] as! Double
                put("advanced", ["request": request, "time": time])
            case "requestTree": put("tree", ["request": request, "json": script == "bad tree" ? "{" : tree()])
            case "requestFrame": draw(request)
            case "input":
                dispatch(body["touches"] as! [[String: Any]])
                put("finishedInput", ["request": request])
            case "ping":
                put("pong", ["request": request])
                if isStuck { while true { sleep(100) } }
            case "touch":
                dispatch([body])
                isStuck = script == "hangs after its answer"
                drawLive()
            case "requestState":
                if script == "dies unasked" { kill(getpid(), SIGKILL) }
                put("state", ["request": request, "state": "kept"])
            case "terminate":
                print(Bundle.main.path(forResource: "greeting", ofType: "txt") != nil ? "bundled" : "not bundled")
                print("out 2")
                exit(0)
            default: break
            }
        }
        """#
}
