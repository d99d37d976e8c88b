import Foundation

/// What holds an app back that nobody vouches for, by bubblewrap: it sees no network but a loopback of its own, a home
/// folder that is empty and goes with the run, and the rest of what it needs read-only.
package struct Sandbox: Sendable {
    /// How much of everything an app may take.
    package struct Limits: Sendable {
        /// The longest run, in seconds; nil for one without end.
        package var time: Double?
        /// In bytes, of all of the app's processes together.
        package var memory: Int
        /// The number of processes at a time.
        package var processes: Int
        /// In bytes, on standard output and standard error together.
        package var output: Int

        package init(time: Double?, memory: Int, processes: Int, output: Int) {
            self.time = time
            self.memory = memory
            self.processes = processes
            self.output = output
        }
    }

    /// A limit that can be reached.
    package enum Limit: Sendable, Equatable {
        case time(seconds: Double)
        case memory(bytes: Int)
        case processes(Int)
        case output(bytes: Int)
        /// The longest file.
        case file
    }

    package var limits: Limits
    /// The files and folders that the app can read, in addition to the system's.
    package var readable: [URL]
    /// What the app can write to beside its home folder.
    package var writable: [URL] = []

    private let tool: URL

    /// How many bytes the files of an app's home folder can take.
    private static let homeSize = 256 << 20
    /// How many bytes the files outside of it can take.
    private static let temporarySize = 16 << 20
    /// How many bytes a file can take.
    static let fileSize = 64 << 20

    /// Why an app cannot be held back on this machine.
    package struct Unavailable: Error, CustomStringConvertible {
        package var description: String
    }

    /// - Parameter path: The folders where programs lie, with colons between.
    /// - Throws: ``Unavailable`` where bubblewrap is not there or cannot do its work.
    package init(limits: Limits, readable: [URL], path: String) throws(Unavailable) {
        guard let tool = Self.find("bwrap", in: path) else {
            throw Unavailable(
                description: "--sandbox needs bubblewrap, which is not on PATH: sudo apt-get install bubblewrap")
        }
        guard Self.find("prlimit", in: path) != nil else {
            throw Unavailable(
                description: "--sandbox needs prlimit, which is not on PATH: sudo apt-get install util-linux")
        }
        self.limits = limits
        self.readable = readable
        self.tool = tool
        if let words = trial() {
            throw Unavailable(
                description:
                    "--sandbox does not work here: \(words); bubblewrap makes user namespaces, which this system "
                    + "or container does not allow: set kernel.unprivileged_userns_clone=1 and "
                    + "user.max_user_namespaces above 0, or start the container with "
                    + "--security-opt seccomp=unconfined --security-opt apparmor=unconfined")
        }
    }

    private static func find(_ program: String, in path: String) -> URL? {
        path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Starts nothing in such a sandbox; returns bubblewrap's words where that fails.
    private func trial() -> String? {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { return String(cString: strerror(errno)) }
        defer { close(ends[0]) }
        let plan = ChildProcess.Plan(
            executable: tool, arguments: Self.namespaces + Self.system + ["--", "/usr/bin/true"],
            environment: [:], descriptors: [ends[1], ends[1], ends[1]])
        let end: ChildProcess.End
        do {
            end = try ChildProcess(plan).waitForEnd()
            close(ends[1])
        } catch {
            close(ends[1])
            return error.description
        }
        guard end != .exited(0) else { return nil }
        let words = FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile()
        let line = String(decoding: words, as: UTF8.self).split(separator: "\n").last
        return line.map(String.init) ?? "bwrap ended with status \(end.status)"
    }

    // MARK: The command

    /// The program and its arguments that start an app in the sandbox.
    func command(for start: AppStart) -> (URL, [String]) {
        let home = start.folder.path
        var arguments = Self.namespaces + Self.system
        for place in readable where place.path != "/" { arguments += ["--ro-bind-try", place.path, place.path] }
        arguments += ["--size", "\(Self.homeSize)", "--tmpfs", home]
        for folder in AppFolders.names { arguments += ["--dir", "\(home)/\(folder)"] }
        for place in writable { arguments += ["--bind", place.path, place.path] }
        arguments += ["--remount-ro", "/", "--chdir", home, "--", "/usr/bin/prlimit"]
        // What is watched from outside is watched from time to time; these bound what happens in between.
        arguments += [
            "--core=0", "--fsize=\(Self.fileSize)", "--data=\(limits.memory * 2 + 512 << 20)",
            "--nproc=\(limits.processes + 512)",
        ]
        return (tool, arguments + ["--", start.executable.path] + start.arguments)
    }

    /// An app's environment: nothing of ours but what says how dates and texts are written.
    static func environment(from environment: [String: String]) -> [String: String] {
        let kept = ["LANG", "LANGUAGE", "TZ", "SWIFT_BACKTRACE", "TMPDIR", "CFFIXED_USER_HOME"]
        var result = environment.filter { name, _ in
            kept.contains(name) || ["LC_", "XDG_", "MATRYOSHKA_"].contains(where: name.hasPrefix)
        }
        result["PATH"] = "/usr/bin:/bin"
        result["HOME"] = environment["CFFIXED_USER_HOME"]
        result["XDG_RUNTIME_DIR"] = nil
        result["XDG_CACHE_HOME"] = nil
        return result
    }

    private static let namespaces = [
        "--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
        "--disable-userns", "--die-with-parent", "--new-session",
    ]

    /// What programs of this system need to run at all.
    private static var system: [String] {
        var arguments = ["--ro-bind", "/usr", "/usr"]
        for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                arguments += ["--symlink", target, folder]
            } else {
                arguments += ["--ro-bind-try", folder, folder]
            }
        }
        for file in [
            "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "fonts", "localtime", "timezone", "mime.types",
        ] {
            arguments += ["--ro-bind-try", "/etc/\(file)", "/etc/\(file)"]
        }
        arguments += ["--ro-bind-try", "/var/cache/fontconfig", "/var/cache/fontconfig", "--proc", "/proc"]
        arguments += ["--dev", "/dev", "--size", "\(temporarySize)", "--tmpfs", "/dev/shm", "--remount-ro", "/dev"]
        return arguments + ["--size", "\(temporarySize)", "--tmpfs", "/tmp"]
    }
}

extension Sandbox.Limit: CustomStringConvertible {
    /// What an app did that it may not, with the option that says so.
    package var description: String {
        switch self {
        case .time(let seconds): "it ran for longer than \(DisplayFailure.text(seconds)) s (--time-limit)"
        case .memory(let bytes): "it used more than \(bytes >> 20) MB of memory (--memory-limit)"
        case .processes(let count): "it had more than \(count) processes (--process-limit)"
        case .output(let bytes): "it wrote more than \(bytes >> 20) MB of output (--output-limit)"
        case .file: "it wrote a file of more than \(Sandbox.fileSize >> 20) MB"
        }
    }

    /// The exit status of the command then.
    package var status: Int32 {
        switch self {
        case .memory: 121
        case .processes: 122
        case .output, .file: 123
        // As of `timeout`.
        case .time: 124
        }
    }
}
