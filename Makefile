# make run    shows the drop-down menu sample: in a window, or in a browser page where there is no desktop;
#             SAMPLE=Samples/Gallery shows the containers kit, or another sample
# make test   builds and runs all tests
# make build  leaves the command at .build/release/matryoshka
# make install PREFIX=/usr/local   lays what make build has left into a folder: the checkout can go then (sudo may be needed)
# make uninstall PREFIX=/usr/local takes them away again
# make nightly   does all that is too long for the tests, some hours: the next three, with new seeds, and writes what came of it
#                into Documentation/Nightly.md
# make models    compares a million random containment operations, and as many with UIKit's own containers and
#                presentations, with their models
# make mutations breaks containment, containers and presentation in one place after another and shows that the model
#                tests notice, where they find nothing in the unbroken code
# make sanitize  runs the tests with memory errors, leaks and data races looked for
# make bench  measures the compositor, the browser's frames and the displays
# make pictures draws every container in every state into Output/Pictures
# make docs   builds the documentation into Output/Documentation
# make lint   checks the layout of the source; make format repairs it
# make catalogue  writes the index of the framework's classes and the list of the frameworks beside UIKit
# make facts  writes the table of facts and tests in Documentation/Facts.md
# make ratchets writes the figures of Documentation/Ratchets.tsv that have fallen
# make house  measures the sources: sizes, rooms, public members without a comment

SHELL = /bin/sh
OUTPUT = Output
PREFIX = /usr/local
SAMPLE = Samples/DropDownMenu
SOURCES = Package.swift Sources Companions Containers Tests Samples Benchmarks/Package.swift Benchmarks/Sources

.PHONY: run test pictures nightly models mutations sanitize build install uninstall docs setup setup-tests bench format lint facts catalogue ratchets house clean

run: build
	.build/release/matryoshka run $(SAMPLE)

# The tests run the command and link apps against the framework, so both are built in the tests' configuration.
test: setup-tests
	swift build --build-tests
	swift build --product UIKit
	Scripts/run-tests.sh swift test --skip-build --disable-swift-testing
	Scripts/run-tests.sh Scripts/companions.sh test --disable-swift-testing
	Scripts/run-tests.sh .build/debug/matryoshka test Containers

# Documentation/Containers.md says what is to be seen.
pictures: setup
	swift build --build-tests
	MATRYOSHKA_PICTURES="$(CURDIR)/$(OUTPUT)/Pictures" Scripts/run-tests.sh \
	    swift test --skip-build --disable-swift-testing --filter 'Look|ReferencePicture'
	@ls "$(CURDIR)/$(OUTPUT)"/Pictures/*.png

# The scripts say how to run a part of a part, and how to go on with one: RESUME=1 make nightly.
nightly: setup-tests
	SEEDS="$(SEEDS)" Scripts/nightly.sh

# New seeds each time; SEEDS="…" runs others.
models: setup
	Scripts/models.sh $(SEEDS)

mutations: setup
	Scripts/mutations.sh --write

# The tests with memory errors and leaks, then data races, looked for.
sanitize: setup-tests
	Scripts/sanitize.sh address
	Scripts/sanitize.sh thread

# The framework is built once; apps are compiled against it. In one call, since the command does not wait for the framework.
build: setup
	swift build -c release

install:
	DESTDIR="$(DESTDIR)" Scripts/install.sh "$(PREFIX)"

uninstall:
	DESTDIR="$(DESTDIR)" Scripts/install.sh --uninstall "$(PREFIX)"

setup:
	@Scripts/install-dependencies.sh

# What only the tests need besides: a browser and a screen.
setup-tests:
	@Scripts/install-dependencies.sh --tests

bench: setup
	cd Benchmarks && swift run -c release CompositorBenchmark && swift run -c release FrameBenchmark

format:
	swift format --in-place --recursive --parallel $(SOURCES)

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

facts: setup
	MATRYOSHKA_WRITE_FACTS=1 Scripts/run-tests.sh swift test --disable-swift-testing --filter FactTableTests/testTheTableIsUpToDate

ratchets:
	python3 Scripts/house --lower

house:
	python3 Scripts/house

catalogue: setup
	MATRYOSHKA_WRITE_CATALOGUE=1 Scripts/run-tests.sh swift test --disable-swift-testing --filter CatalogueTests

# UIKit's public symbols and the catalogue in its sources.
docs: setup
	Scripts/docs.sh "$(OUTPUT)/Documentation"

clean:
	rm -rf .build .build-sanitize-* "$(OUTPUT)"
