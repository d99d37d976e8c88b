import SwiftUI

/// A screen that counts birds.
struct TallyView: View {
    @ObservedObject var tally: Tally
    @State private var showsHelp = false

    var body: some View {
        VStack(spacing: 20) {
            header
            VStack(spacing: 0) {
                ForEach(tally.birds) { bird in
                    BirdRow(bird: bird) { change(bird, by: $0) }
                    if bird.id != tally.birds.last?.id { Divider().padding(.leading, 56) }
                }
            }
            .background(Color(.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 12))
            if showsHelp {
                Text("Count a bird once: the largest number seen at a time is what is sent.")
                    .font(.footnote)
                    .foregroundColor(.secondary)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            Spacer()
            HStack {
                Button("Reset", role: .destructive) { reset() }
                Spacer()
                Button {
                    withAnimation { showsHelp.toggle() }
                } label: {
                    Label(showsHelp ? "Less" : "Help", systemImage: "questionmark.circle")
                }
                .buttonStyle(.bordered)
            }
        }
        .padding()
        .background(Color(.systemGroupedBackground))
    }

    private var header: some View {
        ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 16)
                .fill(LinearGradient(colors: [.teal, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(height: 130)
            Circle().stroke(.white.opacity(0.4), lineWidth: 6).frame(width: 60, height: 60).padding()
            VStack(alignment: .leading, spacing: 4) {
                Text("\(tally.total)").font(.system(size: 54, weight: .bold, design: .rounded))
                Text(tally.total == 1 ? "bird seen" : "birds seen").font(.headline)
            }
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }

    private func change(_ bird: Tally.Bird, by amount: Int) {
        guard let index = tally.birds.firstIndex(where: { $0.id == bird.id }) else { return }
        tally.birds[index].count = max(0, tally.birds[index].count + amount)
    }

    private func reset() {
        for index in tally.birds.indices { tally.birds[index].count = 0 }
    }
}

/// One kind of bird with its count.
struct BirdRow: View {
    let bird: Tally.Bird
    let change: (Int) -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: bird.symbol)
                .frame(width: 28)
                .foregroundStyle(.tint)
            VStack(alignment: .leading) {
                Text(bird.id)
                Text(bird.count == 0 ? "not seen" : "seen").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button {
                change(-1)
            } label: {
                Image(systemName: "minus.circle")
            }
            .disabled(bird.count == 0)
            .accessibilityLabel("Fewer")
            Text("\(bird.count)").monospacedDigit().frame(minWidth: 24)
            Button {
                change(1)
            } label: {
                Image(systemName: "plus.circle.fill")
            }
            .accessibilityLabel("More \(bird.id)")
        }
        .padding(.horizontal)
        .padding(.vertical, 10)
    }
}

struct TallyView_Previews: PreviewProvider {
    static var previews: some View { TallyView(tally: Tally()) }
}
