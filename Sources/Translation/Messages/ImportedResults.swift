/// Functions of Foundation whose results nobody has to use on Apple's systems, where they come from Objective-C.
enum ImportedResults {
    private static let functions: Set<String> = [
        "addObserver(forName:object:queue:using:)", "archiveRootObject(_:toFile:)", "changeCurrentDirectoryPath",
        "changeCurrentDirectoryPath(_:)", "createFile(atPath:contents:attributes:)", "dataTask(with:)",
        "dataTask(with:completionHandler:)", "downloadTask(with:)", "downloadTask(with:completionHandler:)",
        "replaceOccurrences(of:with:options:range:)", "run(mode:before:)",
        "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
        "scheduledTimer(withTimeInterval:repeats:block:)", "uploadTask(with:from:)",
        "uploadTask(with:from:completionHandler:)", "uploadTask(with:fromFile:)", "write(toFile:atomically:)",
    ]

    /// Whether a compiler's message is about the result of one of them.
    static func isAbout(_ message: Diagnostic) -> Bool {
        guard message.severity == .warning,
            let match = message.message.firstMatch(of: /^result of call to '([^']+)' is unused/)
        else { return false }
        return functions.contains(String(match.1))
    }
}
