import DisplayProtocol
import Foundation
import QuartzCore

/// Finds the mistakes with child controllers that UIKit itself keeps quiet about, or punishes without saying where.
///
/// Controllers tell it in single calls what the app asks of them; what only shows later is judged at the end of a pass, in
/// `ContainmentChecks+Pass.swift`.
@MainActor final class ContainmentChecks: SessionPart {
    /// Controllers whose views came into a superview without a parent.
    var strays = WaitingList<Stray>()
    /// Children that have yet to be told that they moved.
    var unconfirmed = WaitingList<WeakController>()
    /// Controllers that were taken out with a bracket open.
    var abandoned: [Abandoned] = []
    /// Children whose views have just been put in.
    var placed = WaitingList<WeakController>()
    /// Children whose views do not follow their containers, with the size that they filled.
    var rigid = WaitingList<(child: WeakController, filled: CGSize)>()
    /// The controller whose bracket was begun last.
    var lastBegun = WeakController()
    /// The place in the app's code that last exchanged children, until the status bar has been checked.
    var exchanged: (site: CallSite, container: WeakController)?

    var leftovers = ContainmentLeftovers()

    /// Transitions whose animators run.
    var running: [RunningTransition] = []

    /// The call of the media clock that wakes a resting app for what is due then.
    var wake: (time: Double, ticket: TimedCalls.Ticket)?

    /// Whether a judgement waits in the main queue.
    var isJudgementDue = false

    /// The stacks, and the places, from which a code was reported.
    private var reportedSites: Set<Site<CallSite>> = []
    private var reportedPlaces: Set<Site<SourcePlace>> = []

    fileprivate struct Site<Place: Hashable>: Hashable {
        var code: MisuseCode
        var place: Place
    }

    // MARK: Reporting

    /// Reports a mistake once for each place in the app that makes it.
    ///
    /// - Parameters:
    ///   - site: The call that is wrong.
    ///   - overrides: The overrides that may stand between it and here.
    func report(
        _ code: MisuseCode, _ message: String, _ subjects: [DiagnosticsChannel.Subject], at site: CallSite,
        passing overrides: [MethodName] = [], more: String = ""
    ) {
        // Naming the place takes long; nobody asks for that of what is silenced.
        guard !DiagnosticsChannel.shared.silenced.contains(code.rawValue),
            reportedSites.insert(Site(code: code, place: site)).inserted
        else { return }
        let place = site.place(passing: overrides)
        report(code, message, subjects, in: place, more: more)
    }

    /// Reports a mistake once for each place in the app's sources.
    func report(
        _ code: MisuseCode, _ message: String, _ subjects: [DiagnosticsChannel.Subject], in place: SourcePlace?,
        more: String = ""
    ) {
        guard reportedPlaces.insert(Site(code: code, place: spot(of: place, subjects))).inserted else { return }
        DiagnosticsChannel.shared.report(finding(code, message, subjects, in: place, more: more))
    }

    /// A finding that no call of the app's leads to is reported once a class.
    private func spot(of place: SourcePlace?, _ subjects: [DiagnosticsChannel.Subject]) -> SourcePlace {
        place ?? SourcePlace(file: subjects.first?.className ?? "", line: 0)
    }

    private func finding(
        _ code: MisuseCode, _ message: String, _ subjects: [DiagnosticsChannel.Subject], in place: SourcePlace?,
        more: String = ""
    ) -> DiagnosticsChannel.Finding {
        let explanation = code.explanation
        return .init(
            diagnostic: Diagnostic(
                code: code.rawValue, message: message, objects: subjects.map(\.text),
                reaction: explanation.reaction,
                advice: more.isEmpty ? explanation.advice : more + explanation.advice,
                file: place?.file, line: place?.line),
            subjects: subjects)
    }

    /// Reports a mistake that is a call of `method`, which the first controller's classes may override.
    func report(
        _ code: MisuseCode, _ message: String, _ controllers: [UIViewController], at site: CallSite,
        passing method: String? = nil, more: String = ""
    ) {
        let passed = method.flatMap { method in controllers.first.map { overrides(of: method, in: $0) } }
        report(
            code, message, controllers.map { DiagnosticsChannel.Subject($0) }, at: site, passing: passed ?? [],
            more: more)
    }

    // MARK: Suspicions

    /// A mistake that was told and may yet turn out to be none.
    struct Suspicion {
        fileprivate var number: Int
        /// The site that keeps the place from being reported again.
        fileprivate var site: Site<CallSite>
        fileprivate var place: Site<SourcePlace>
    }

    /// Tells of what looks like a mistake, a call of `method` that may yet be made good; nil where the place was told of
    /// before.
    func suspect(
        _ code: MisuseCode, _ message: String, _ controllers: [UIViewController], at site: CallSite,
        passing method: String
    ) -> Suspicion? {
        let siteMark = Site(code: code, place: site)
        guard let first = controllers.first, !DiagnosticsChannel.shared.silenced.contains(code.rawValue),
            !reportedSites.contains(siteMark)
        else { return nil }
        let place = site.place(passing: overrides(of: method, in: first))
        let subjects = controllers.map { DiagnosticsChannel.Subject($0) }
        let placeMark = Site(code: code, place: spot(of: place, subjects))
        guard reportedPlaces.insert(placeMark).inserted else { return nil }
        reportedSites.insert(siteMark)
        let number = DiagnosticsChannel.shared.suspect(finding(code, message, subjects, in: place))
        return Suspicion(number: number, site: siteMark, place: placeMark)
    }

    /// Says whether a suspicion was right; of a place where it was not, others may be right.
    func decide(_ suspicion: Suspicion, stands: Bool) {
        DiagnosticsChannel.shared.decide(suspicion.number, stands: stands)
        guard !stands else { return }
        reportedSites.remove(suspicion.site)
        reportedPlaces.remove(suspicion.place)
    }

    /// A method in a controller's class and those above it.
    private func overrides(of method: String, in controller: UIViewController) -> [MethodName] {
        var names: [MethodName] = []
        var type: AnyClass? = Swift.type(of: controller)
        while let current = type, current != UIViewController.self {
            // A generic class's functions are named without its arguments.
            let name = String(describing: current).prefix { $0 != "<" }
            names.append(MethodName(className: String(name), name: method))
            type = _getSuperclass(current)
        }
        return names
    }

    /// Says where a call came from, for a second place beside a finding's own.
    func text(of site: CallSite?, _ method: String, _ controller: UIViewController) -> String? {
        site?.place(passing: overrides(of: method, in: controller))?.shortText
    }
}

/// `<Class "title" #id>`
@MainActor func subjectText(_ controller: UIViewController) -> String { DiagnosticsChannel.Subject(controller).text }
