import Foundation

/// The three descriptors that every process is given, which whoever starts it may have closed.
enum StandardStreams {
    /// Opens what is closed, to nowhere: the next file or socket would get the number, and what is printed with it.
    static func openClosed() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this one, since those below it are open by now.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Whether standard output is a pipe that nobody reads any more, as after `| head -1`.
    static var isOutputUnread: Bool {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLERR) != 0
    }
}
