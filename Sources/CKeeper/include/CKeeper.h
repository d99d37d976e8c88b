#ifndef CKEEPER_H
#define CKEEPER_H

#include <sys/types.h>

/// What a keeper starts.
struct keeper_plan {
    const char *executable;
    char *const *arguments;
    char *const *environment;
    /// The working folder, or NULL for the caller's.
    const char *folder;
    /// The descriptors that the process gets as 0, 1, 2 and so on. It gets no others.
    const int *descriptors;
    int descriptor_count;
};

enum keeper_event {
    /// The process runs, or `failure` says why it does not.
    keeper_started = 1,
    /// The process has ended with `status`, and so has all that it had started.
    keeper_ended = 2,
};

/// What a keeper writes to its channel, a packet each.
struct keeper_report {
    int event;
    int failure;
    int status;
    pid_t process;
    /// How many processes were left behind, and the names of the first of them, with commas between.
    int left_count;
    char left_names[200];
};

/// Starts a process and, between this process and that one, its keeper.
///
/// The keeper ends the process, and every process that comes of it, when this process ends in whatever way, on SIGTERM, and
/// with the process itself. A byte that is written to the channel is the number of a signal for the process.
///
/// Returns the keeper's number and stores this process's end of the channel; -1 with `errno` set where there is none.
pid_t keeper_start(const struct keeper_plan *plan, int *channel);

/// Reads a report from a channel; without `waits` only one that is there. Returns 1 for a report, 0 for none yet and -1
/// when the keeper is gone.
int keeper_read(int channel, struct keeper_report *report, int waits);

#endif
