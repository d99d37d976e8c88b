import ArgumentParser

/// Whether what does not compile keeps the rest from running.
struct ToleranceOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Leave out what does not compile, and run the rest.",
            discussion: """
                The body of a function that does not compile stops the app, with the reason, when it is called; a test \
                fails. Declarations, conformances and types that do not compile are left out with all that needs them. \
                What was left out is listed after the build.
                """))
    var keepGoing = false

    var tolerance: Tolerance { keepGoing ? .keepGoing : .none }
}
