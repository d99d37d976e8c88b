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
            do {
                return try compile(prepared, translation, with: needed, in: place)
            } catch let failure as CompilationFailure {
                let (module, output) = try allErrors(of: prepared, failure, translation, with: needed, in: place)
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
        with needed: [BuiltModule], in place: URL
    ) throws -> (TranslatedModule, CompilerMessages) {
        var partial = PartialModule(translation, names: try .uiKit)
        var output = failure.output
        while partial.leaveOutImports(output.diagnostics) {
            output = CompilerMessages()
            do {
                try typecheck(prepared, partial.translation, with: needed, in: place)
            } catch let failure as CompilationFailure {
                output = failure.output
            }
        }
        return (partial.translation, output)
    }

    // MARK: Leaving out

    /// Compiles what is left of a module when all that does not compile is left out.
    private func compileRest(
        of prepared: PreparedModule, _ translation: TranslatedModule, with needed: [BuiltModule], in place: URL
    ) throws -> BuiltModule {
        var record = OmissionRecord(of: contents(of: prepared, translation, with: needed), in: place)
        var partial = PartialModule(translation, names: try .uiKit, omissions: record.omissions)
        let outcome = try rounds(of: &partial) { rest in
            try compile(prepared, rest, with: needed, in: place)
        }
        switch outcome {
        case .success(var built):
            built.translation = partial.rest
            try record.write(partial.omissions, to: place)
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
        do {
            let built = try compile(prepared, translation, with: needed, in: place)
            messages.note(ModuleReport(of: prepared, translation.diagnostics))
            return built
        } catch let failure as CompilationFailure {
            let (module, output) = try allErrors(of: prepared, failure, translation, with: needed, in: place)
            let told = module.told(output.diagnostics, names: try .uiKit)
            messages.note(ModuleReport(of: prepared, told, otherLines: output.otherLines))
            guard prepared.isImported else { return BuiltModule(module: prepared.module) }
            var partial = PartialModule(translation, names: try .uiKit)
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
