// In C, because what runs between a fork and an exec must not touch Swift's runtime: another thread may have held its locks.

#define _GNU_SOURCE
#include "CKeeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { most_descriptors = 8 };

// MARK: The process

static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Becomes the plan's program; writes `errno` where that fails.
static void become(const struct keeper_plan *plan, pid_t keeper, int failures) {
    // A keeper that is killed cannot end anything.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(127);
    reset_signals();
    if (!plan->folder || chdir(plan->folder) == 0) execve(plan->executable, plan->arguments, plan->environment);
    int failure = errno;
    (void)!write(failures, &failure, sizeof failure);
    _exit(127);
}

/// Forks the process; returns what went wrong, or 0.
static int start(const struct keeper_plan *plan, pid_t *process) {
    int failures[2];
    if (pipe2(failures, O_CLOEXEC) != 0) return errno;
    pid_t keeper = getpid();
    *process = fork();
    if (*process == 0) become(plan, keeper, failures[1]);
    int failure = *process < 0 ? errno : 0;
    close(failures[1]);
    // The end of the stream comes with the exec.
    if (!failure && read(failures[0], &failure, sizeof failure) != sizeof failure) failure = 0;
    close(failures[0]);
    return failure;
}

// MARK: What the process leaves behind

/// Reads a file of the kernel's; returns whether there is something in it.
static int contents(const char *path, char *text, size_t size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, size - 1);
    close(file);
    text[count < 0 ? 0 : count] = 0;
    return count > 0;
}

/// Notes that a process was left behind, but for those that look into an app's stack.
static void note(struct keeper_report *report, pid_t process) {
    char path[64], name[32];
    snprintf(path, sizeof path, "/proc/%d/comm", process);
    if (!contents(path, name, sizeof name)) return;
    name[strcspn(name, "\n")] = 0;
    if (!strcmp(name, "swift-backtrace") || !strcmp(name, "stack-copy")) return;
    size_t length = strlen(report->left_names);
    report->left_count++;
    if (length + strlen(name) + 3 > sizeof report->left_names) return;
    snprintf(report->left_names + length, sizeof report->left_names - length, "%s%s", length ? ", " : "", name);
}

/// Ends all that is left, and all that comes of it: what loses its parent becomes the keeper's child.
static void end_all(struct keeper_report *report, int tells) {
    char children[4096];
    while (contents("/proc/thread-self/children", children, sizeof children)) {
        char *rest = children;
        // The last number may be cut off; the next round brings it.
        if (strlen(children) == sizeof children - 1) *strrchr(children, ' ') = 0;
        for (pid_t child; (child = (pid_t)strtol(rest, &rest, 10)) > 0;) {
            if (waitpid(child, NULL, WNOHANG) != 0) continue;
            if (tells) note(report, child);
            kill(child, SIGKILL);
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
        }
    }
}

// MARK: The keeper

static void tell(int channel, const struct keeper_report *report) {
    send(channel, report, sizeof *report, MSG_NOSIGNAL);
}

/// Puts the process's descriptors in their places, the channel after them, and closes all others.
static int arrange(const struct keeper_plan *plan, int channel) {
    int moved[most_descriptors];
    int count = plan->descriptor_count;
    for (int i = 0; i < count; i++) moved[i] = fcntl(plan->descriptors[i], F_DUPFD, most_descriptors + 1);
    channel = fcntl(channel, F_DUPFD, most_descriptors + 1);
    for (int i = 0; i < count; i++) dup2(moved[i], i);
    dup3(channel, count, O_CLOEXEC);
    closefrom(count + 1);
    return count;
}

/// Waits for the end of the process, or for a word to end it; returns whether the process ended by itself.
static int watch(int channel, int signals, pid_t process, int *status) {
    int is_killed = 0;
    while (1) {
        struct pollfd entries[2] = {{channel, POLLIN, 0}, {signals, POLLIN, 0}};
        if (poll(entries, 2, -1) < 0) continue;
        if (entries[1].revents) {
            struct signalfd_siginfo information;
            if (read(signals, &information, sizeof information) > 0 && information.ssi_signo == SIGTERM) return 0;
            pid_t ended;
            int how;
            while ((ended = waitpid(-1, &how, WNOHANG)) > 0) {
                if (ended != process) continue;
                *status = how;
                return !is_killed;
            }
        }
        if (entries[0].revents) {
            unsigned char number;
            if (recv(channel, &number, 1, MSG_DONTWAIT) != 1) return 0;
            kill(process, number);
            is_killed |= number == SIGKILL;
        }
    }
}

static void keep(const struct keeper_plan *plan, int channel) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    signal(SIGCHLD, SIG_DFL);
    prctl(PR_SET_NAME, "keeper");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    channel = arrange(plan, channel);

    struct keeper_report report = {.event = keeper_started};
    report.failure = start(plan, &report.process);
    tell(channel, &report);
    if (report.failure) _exit(0);
    for (int i = 0; i < channel; i++) close(i);

    sigset_t awaited;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    int signals = signalfd(-1, &awaited, SFD_CLOEXEC);
    report.event = keeper_ended;
    report.status = SIGKILL;
    int ended_by_itself = watch(channel, signals, report.process, &report.status);
    end_all(&report, ended_by_itself);
    tell(channel, &report);
    _exit(0);
}

pid_t keeper_start(const struct keeper_plan *plan, int *channel) {
    int ends[2];
    if (plan->descriptor_count > most_descriptors) {
        errno = EINVAL;
        return -1;
    }
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    pid_t keeper = fork();
    if (keeper == 0) keep(plan, ends[1]);
    int failure = errno;
    close(ends[1]);
    if (keeper < 0) close(ends[0]);
    *channel = keeper < 0 ? -1 : ends[0];
    errno = failure;
    return keeper;
}

int keeper_read(int channel, struct keeper_report *report, int waits) {
    ssize_t count;
    do {
        count = recv(channel, report, sizeof *report, waits ? 0 : MSG_DONTWAIT);
    } while (count < 0 && errno == EINTR);
    if (count == sizeof *report) return 1;
    return count < 0 && errno == EAGAIN ? 0 : -1;
}
