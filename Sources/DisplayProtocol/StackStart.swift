import Foundation

/// Where the stack begins that Swift's runtime writes when a process crashes.
///
/// The runtime follows frame pointers, which the system's libraries keep for other values: of a thread that is inside of one
/// of them, as in `abort` or while it waits, it would lose the callers. So it is given the innermost frame outside of them.
enum StackStart {
    /// Comes before the runtime's handlers, where it has some; called on the main thread.
    static func install() {
        // Its first use must not be in a signal's handler.
        guard findFunctions(), registersOffset > 0, places.frame > 0 else { return }
        for (index, number) in [SIGABRT, SIGQUIT].enumerated() {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0, action.sa_flags & SA_SIGINFO != 0,
                let handler = action.__sigaction_handler.sa_sigaction
            else { continue }
            if index == 0 { abortHandler = handler } else { quitHandler = handler }
            action.__sigaction_handler.sa_sigaction = { StackStart.react($0, $1, $2) }
            sigaction(number, &action, nil)
        }
    }

    private typealias Handler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void
    private typealias Visit = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias FindLibrary = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32
    private typealias Unwind = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
    private typealias Value = @convention(c) (OpaquePointer?) -> UInt
    private typealias Register = @convention(c) (OpaquePointer?, Int32) -> UInt

    nonisolated(unsafe) private static var abortHandler: Handler?
    nonisolated(unsafe) private static var quitHandler: Handler?
    nonisolated(unsafe) private static var findLibrary: FindLibrary?
    nonisolated(unsafe) private static var unwind: Unwind?
    nonisolated(unsafe) private static var instruction: Value?
    nonisolated(unsafe) private static var stackPointer: Value?
    nonisolated(unsafe) private static var register: Register?

    /// The unwinder of the C library's companion, which reads how each function keeps its frame.
    private static func findFunctions() -> Bool {
        guard let unwind = dlsym(nil, "_Unwind_Backtrace"), let instruction = dlsym(nil, "_Unwind_GetIP"),
            let stackPointer = dlsym(nil, "_Unwind_GetCFA"), let register = dlsym(nil, "_Unwind_GetGR"),
            // The C library's declaration is hidden from Swift.
            let findLibrary = dlsym(nil, "dladdr")
        else { return false }
        Self.findLibrary = unsafeBitCast(findLibrary, to: FindLibrary.self)
        Self.unwind = unsafeBitCast(unwind, to: Unwind.self)
        Self.instruction = unsafeBitCast(instruction, to: Value.self)
        Self.stackPointer = unsafeBitCast(stackPointer, to: Value.self)
        Self.register = unsafeBitCast(register, to: Register.self)
        return true
    }

    /// The registers that say where a stack begins.
    private struct Registers {
        var instruction: UInt
        var frame: UInt
        var stack: UInt
    }

    /// What `dladdr` finds.
    private struct LibraryInformation {
        var file: UnsafePointer<CChar>?
        var base: UnsafeRawPointer?
        var symbol: UnsafePointer<CChar>?
        var symbolAddress: UnsafeRawPointer?
    }

    private struct Search {
        /// Where the signal came.
        var interrupted: UInt
        var isBelowHandler = false
        var found: Registers?
    }

    private static func react(
        _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        if let context {
            let registers = registers(of: context)
            var search = Search(interrupted: registers.instruction)
            _ = unwind?({ StackStart.visit($0, $1) }, &search)
            if let found = search.found { set(found, of: context) }
            (number == SIGABRT ? abortHandler : quitHandler)?(number, information, context)
            set(registers, of: context)
        }
        // The runtime lets a process go on that was only asked.
        guard number == SIGQUIT else { return }
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    /// Looks at a frame; returns 0 to go on to its caller.
    private static func visit(_ frame: OpaquePointer?, _ search: UnsafeMutableRawPointer?) -> Int32 {
        guard let search = search?.assumingMemoryBound(to: Search.self), let instruction, let stackPointer, let register
        else { return 1 }
        let place = instruction(frame)
        let isInnermost = place == search.pointee.interrupted
        if isInnermost { search.pointee.isBelowHandler = true }
        guard search.pointee.isBelowHandler else { return 0 }
        // A caller goes on behind its call, which may be another line.
        let call = isInnermost ? place : place - 1
        if isInSystemLibrary(call) { return 0 }
        if !isInnermost {
            search.pointee.found = Registers(
                instruction: call, frame: register(frame, frameRegister), stack: stackPointer(frame))
        }
        return 1
    }

    private static func isInSystemLibrary(_ place: UInt) -> Bool {
        var information = LibraryInformation()
        guard let findLibrary, findLibrary(UnsafeRawPointer(bitPattern: place), &information) != 0,
            let file = information.file
        else { return true }
        let isOfSystem = strncmp(file, "/lib", 4) == 0 || strncmp(file, "/usr/lib", 8) == 0
        return isOfSystem && strstr(file, "/swift/") == nil
    }

    // MARK: Registers

    #if arch(x86_64)
        private static let frameRegister: Int32 = 6
        private static let places = (instruction: 16, frame: 10, stack: 15)
    #else
        private static let frameRegister: Int32 = 29
        private static let places = (instruction: 33, frame: 30, stack: 32)
    #endif

    private static let registersOffset = MemoryLayout<ucontext_t>.offset(of: \.uc_mcontext) ?? 0

    /// The saved registers, which lie one after the other.
    private static func values(in context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt> {
        (context + registersOffset).assumingMemoryBound(to: UInt.self)
    }

    private static func registers(of context: UnsafeMutableRawPointer) -> Registers {
        let values = values(in: context)
        return Registers(
            instruction: values[places.instruction], frame: values[places.frame], stack: values[places.stack])
    }

    private static func set(_ registers: Registers, of context: UnsafeMutableRawPointer) {
        let values = values(in: context)
        values[places.instruction] = registers.instruction
        values[places.frame] = registers.frame
        values[places.stack] = registers.stack
    }
}
