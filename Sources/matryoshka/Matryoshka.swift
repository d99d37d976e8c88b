import ArgumentParser

@main struct Matryoshka: ParsableCommand {}
