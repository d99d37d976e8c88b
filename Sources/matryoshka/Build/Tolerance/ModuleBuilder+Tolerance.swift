import Displays
import Foundation
import Projects
import Translation

extension ModuleBuilder {
    /// How often a module is compiled before what is left out of it is taken not to end.
    private static let mostRounds = 40

    /// Compiles a module's sources, as far as the build's tolerance goes.
    func compile(_ prepared: PreparedModule, with needed: [BuiltModule], in place: URL) throws -> BuiltModule {
        guard let translation = prepared.translation else {
            return try compile(prepared, nil, with: needed, in: place)
        }
        switch tolerance {
        case .keepGoing: return try compileRest(of: prepared, translation, with: needed, in: place)
        case .check: return try check(prepared, translation, with: needed, in: place)
        case .none:
            var reached = ReachedMembers()
            do {
                return try compileReaching(&reached, of: prepared, translation, with: needed, in: place)
            } catch let failure as CompilationFailure {
                let (module, output) = try allErrors(
                    of: prepared, failure, translation, reached, with: needed, in: place)
                try messages.add(output, about: module)
                throw ErrorsAlreadyPrinted()
            }
        }
    }

    /// What there is to tell of a module that does not compile.
    ///
    /// A compiler that misses a module looks at nothing else: it looks again without the imports of such.
    private func allErrors(
        of prepared: PreparedModule, _ failure: CompilationFailure, _ translation: TranslatedModule,
        _ reached: ReachedMembers = ReachedMembers(), with needed: [BuiltModule], in place: URL
    ) throws -> (TranslatedModule, CompilerMessages) {
        var partial = PartialModule(translation, names: try .uiKit, reached: reached)
        var output = failure.output
        while partial.leaveOutImports(output.diagnostics) || partial.reachMembers(output.diagnostics) {
            output = CompilerMessages()
            do {
                try typecheck(prepared, partial.translation, with: needed, in: place)
            } catch let failure as CompilationFailure {
                output = failure.output
            }
        }
        return (partial.translation, output)
    }

    /// Compiles a module, and again where the compiler has found members of `AnyObject` that can be looked up.
    ///
    /// - Parameter reached: Becomes what is looked up, also where this throws.
    private func compileReaching(
        _ reached: inout ReachedMembers, of prepared: PreparedModule, _ translation: TranslatedModule,
        with needed: [BuiltModule], in place: URL
    ) throws -> BuiltModule {
        var record = OmissionRecord(of: contents(of: prepared, translation, with: needed), in: place)
        reached = record.reached
        var current =
            reached.isEmpty ? translation : translation.edited(reaching: reached, names: try .uiKit)
        for _ in 0..<Self.mostRounds {
            do {
                let built = try compile(prepared, current, with: needed, in: place)
                if reached != record.reached { try record.write(nil, reached, to: place) }
                return built
            } catch let failure as CompilationFailure {
                let messages = failure.output.diagnostics
                guard let next = current.reachingMembers(messages, names: try .uiKit, after: &reached) else {
                    throw failure
                }
                current = next
            }
        }
        return try compile(prepared, current, with: needed, in: place)
    }

    // MARK: Leaving out

    /// Compiles what is left of a module when all that does not compile is left out.
    private func compileRest(
        of prepared: PreparedModule, _ translation: TranslatedModule, with needed: [BuiltModule], in place: URL
    ) throws -> BuiltModule {
        var record = OmissionRecord(of: contents(of: prepared, translation, with: needed), in: place)
        var partial = PartialModule(
            translation, names: try .uiKit, omissions: record.omissions, reached: record.reached)
        let outcome = try rounds(of: &partial) { rest in
            try compile(prepared, rest, with: needed, in: place)
        }
        switch outcome {
        case .success(var built):
            built.translation = partial.rest
            try record.write(partial.omissions, partial.reached, to: place)
            messages.note(partial.omissions, of: translation)
            return built
        case .failure(let failure):
            let left = partial.translation.told(failure.output.diagnostics, names: try .uiKit)
            let (module, output) = try allErrors(
                of: prepared, try typecheckFailure(prepared, translation, with: needed, in: place), translation,
                with: needed, in: place)
            try messages.add(output, about: module)
            if let first = left.last(where: { $0.severity == .error }) {
                Console.note("this cannot be left out: \(first)")
            }
            throw ErrorsAlreadyPrinted()
        }
    }

    /// Compiles again and again, each time without what did not compile.
    ///
    /// - Returns: What was made in the end, or what is wrong with what cannot be left out.
    private func rounds<Made>(
        of partial: inout PartialModule, _ make: (TranslatedModule) throws -> Made
    ) throws -> Result<Made, CompilationFailure> {
        var last = CompilationFailure(output: CompilerMessages())
        for _ in 0..<Self.mostRounds {
            last = CompilationFailure(output: CompilerMessages())
            if !partial.hasErrors {
                do {
                    return .success(try make(partial.rest))
                } catch let failure as CompilationFailure {
                    last = failure
                }
            }
            guard partial.leaveOut(last.output.diagnostics) else { break }
        }
        return .failure(last)
    }

    private func contents(
        of prepared: PreparedModule, _ translation: TranslatedModule, with needed: [BuiltModule]
    ) -> String {
        var digest = Digest()
        digest.add(compiler.identity)
        for file in translation.files {
            digest.add(file.path)
            digest.add(file.text)
        }
        for other in needed { digest.add(other.interface) }
        for argument in prepared.module.compilerFlags + prepared.module.defines + [prepared.module.swiftVersion] {
            digest.add(argument)
        }
        return digest.text
    }

    // MARK: Checking

    /// Notes what is wrong with a module, and makes what those that import it need to be looked at.
    private func check(
        _ prepared: PreparedModule, _ translation: TranslatedModule, with needed: [BuiltModule], in place: URL
    ) throws -> BuiltModule {
        var reached = ReachedMembers()
        do {
            let built = try compileReaching(&reached, of: prepared, translation, with: needed, in: place)
            messages.note(ModuleReport(of: prepared, translation.diagnosticsOfSuccess))
            return built
        } catch let failure as CompilationFailure {
            let (module, output) = try allErrors(of: prepared, failure, translation, reached, with: needed, in: place)
            let told = module.told(output.diagnostics, names: try .uiKit)
            messages.note(ModuleReport(of: prepared, told, otherLines: output.otherLines))
            guard prepared.isImported else { return BuiltModule(module: prepared.module) }
            var partial = PartialModule(translation, names: try .uiKit, reached: reached)
            let outcome = try rounds(of: &partial) { try compile(prepared, $0, with: needed, in: place) }
            guard case .success(let built) = outcome else { throw ErrorsAlreadyPrinted() }
            return built
        }
    }

    private func typecheckFailure(
        _ prepared: PreparedModule, _ translation: TranslatedModule, with needed: [BuiltModule], in place: URL
    ) throws -> CompilationFailure {
        do {
            try typecheck(prepared, translation, with: needed, in: place)
            return CompilationFailure(output: CompilerMessages())
        } catch let failure as CompilationFailure {
            return failure
        }
    }
}
