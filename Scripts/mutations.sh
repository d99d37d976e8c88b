#!/bin/bash
# Breaks containment, containers and presentation in one place after another and shows that the model tests notice each time.
#
#   Scripts/mutations.sh                all mutations
#   Scripts/mutations.sh 3 7            the third and the seventh
#   Scripts/mutations.sh --shard 1/2    the first half; the other may run in another checkout at the same time
#   Scripts/mutations.sh --write …      also writes each row into the table of Documentation/ModelTest.md; rows of mutations
#                                       that were not run stay
#   Scripts/mutations.sh --take FILE    only writes rows into the table, which another run printed
#   Scripts/mutations.sh --list         only their names, where all of them apply to the sources
#   RESUME=1 …                          takes over the rows of earlier runs, where the sources are the same
#
# It changes the sources in place and puts them back, builds in the tests' configuration, and prints a row of the table for
# each. MUTATION_OPERATIONS says after how many operations a mutation counts as missed; the model of containers and
# presentations, whose operations take longer, gets a fifth of them. MATRYOSHKA_MODEL_SEED chooses the seed; the seed that the
# table has for a mutation is tried before.
#
# The unbroken code runs first, with the same seed and as many operations: what fails then says nothing of a mutation. A run
# ends at the first difference, which is as early as that seed finds it. The last line has the figures.
set -u
cd "$(dirname "$0")/.."
OPERATIONS=${MUTATION_OPERATIONS:-300000}
SEED=${MATRYOSHKA_MODEL_SEED:-1}
PAGE=${MUTATION_PAGE:-Documentation/ModelTest.md}
CORE=Sources/UIKit/ViewControllers
VIEWS=Sources/UIKit/Views

# What is broken, the file, the text that is replaced (its first occurrence), what replaces it.
MUTATIONS=(
"A reversal needs a second end"
$CORE/AppearanceMachine.swift "? brackets + 1 : 1" "? brackets + 1 : brackets + 1"
"Nested brackets end at the first end"
$CORE/AppearanceMachine.swift "guard brackets == 0, isInTransition else { return .silent }" "guard isInTransition else { return .silent }"
"Moving views are told of inside brackets"
$CORE/AppearanceMachine.swift "        if brackets > 0 {
            // Choice (3.20)" "        if brackets > 0, isForwarded {
            // Choice (3.20)"
"A bracket does not take an automatic transition over"
$CORE/AppearanceMachine.swift "        // The bracket's end is awaited now, not the commit.
        isAutomaticOpen = false
" ""
"isMovingToParent is not lowered"
$CORE/MovingFlags.swift "        isMovingToParent = false
        hasAppeared = true" "        hasAppeared = true"
"Children are told in reverse order"
$CORE/UIViewController+Appearance.swift "for child in links.children where" "for child in links.children.reversed() where"
"Children are told before their parent"
$CORE/UIViewController+Appearance.swift "        deliver(callback)
        forwardNow()" "        forwardNow()
        deliver(callback)"
"The end of an automatic transition is not queued"
$CORE/UIViewController+Appearance.swift "            AppearanceQueue.shared.enqueue(self)
" ""
"Automatic transitions end inside the call"
$CORE/AppearanceQueue.swift "        movesUnderWay -= 1
" "        movesUnderWay -= 1
        flush()
"
"A frame in a callback ends transitions"
$CORE/AppearanceQueue.swift "        guard movesUnderWay == 0 else { return }
" ""
"viewIsAppearing comes after the layout pass"
$VIEWS/UIView+Layout.swift "        if isInVisibleWindow { controller.deliverIsAppearing(controller.appearance.animated) }
" ""
"viewWillAppear comes after the view is in the window"
$VIEWS/UIView+Hierarchy.swift "        if wasVisible != willBeVisible {
            UIViewController.subtree(of: view, willBeVisible: willBeVisible, under: self)
        }
" "        defer {
            if wasVisible != willBeVisible {
                UIViewController.subtree(of: view, willBeVisible: willBeVisible, under: self)
            }
        }
"
"The parent keeps a removed child"
$CORE/ParentLinks.swift "        parent[keyPath: links].children.removeObject(child)
" ""
"addChild sends no willMove"
$CORE/UIViewController+Containment.swift "        child.sendWillMove(to: self)
" ""
"The hierarchy is not checked under a wrong controller"
$CORE/UIViewController+Containment.swift "parent !== above, isInWindow || above != nil {" "parent !== above, above == nil, isInWindow {"
"A manual container's children are told"
$CORE/AppearanceQueue.swift "            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
" ""
"The layers of subviews are in the wrong order"
$VIEWS/UIView+Hierarchy.swift "insertSublayer(view.storedLayer, below: sibling.storedLayer)" "insertSublayer(view.storedLayer, above: sibling.storedLayer)"
"A view keeps its controller alive"
$VIEWS/UIView.swift "    weak final var controller: UIViewController?" "    final var controller: UIViewController?"
"A window is hidden without a word"
Sources/UIKit/Application/UIWindow.swift "        UIViewController.subtree(of: self, willBeVisible: false)
" ""
"The application keeps hidden windows"
Sources/UIKit/Application/UIApplication.swift "            listedWindows[index].shown = nil
" ""
"transition(from:to:) tells the old child first at its end"
$CORE/UIViewController+Transition.swift "            if tellsNew { new.endTransitionWhereItIs(calledAt: site) }
            if tells { old.endTransitionWhereItIs(calledAt: site) }" "            if tells { old.endTransitionWhereItIs(calledAt: site) }
            if tellsNew { new.endTransitionWhereItIs(calledAt: site) }"
"transition(from:to:) leaves the old view"
$CORE/UIViewController+Transition.swift "            if !old.delivery.isBroughtIn { oldView.removeFromSuperview() }
" ""
"transition(from:to:) removes a view that another brought back"
$CORE/UIViewController+Transition.swift "if !old.delivery.isBroughtIn { oldView" "do { oldView"
"A parent does not take bracketed children along"
$CORE/AppearanceMachine.swift "            guard isForwarded, areBracketsAppearing, isHeadingIn != appearing else { return nil }
            return turn(appearing: appearing, animated: animated)" "            return nil"
"A parent brings back children that a bracket takes away"
$CORE/AppearanceMachine.swift "guard isForwarded, areBracketsAppearing, isHeadingIn" "guard isForwarded, isInTransition, isHeadingIn"
"Moving flags outlive the parent"
$CORE/MovingFlags.swift "        if isDisappeared { (isMovingToParent, isMovingFromParent) = (false, false) }
" ""
"An animated transition that was completed is told as a cancelled one"
$CORE/Transitions/ControllerTransition.swift "= completed ? plan.script.did" "= completed && !isAnimated ? plan.script.did"
"A cancelled navigation begins the old controller's appearance and does not end it"
$CORE/Transitions/AppearanceScript.swift "cancelled: [.will(.to), .did(.to), .will(.from), .did(.from)])
    // Choice (6.28)" "cancelled: [.will(.to), .did(.to), .will(.from)])
    // Choice (6.28)"
"A transition blocks touches for ever where it is cancelled"
$CORE/Transitions/ControllerTransition.swift "        plan.container.interactionBlocks -= 1
" "        if didComplete { plan.container.interactionBlocks -= 1 }
"
"A transition that is over keeps its plan"
$CORE/Transitions/ControllerTransition.swift "        plan.letGo()
" ""
"What a cancelled transition brought is left in place"
$CORE/Transitions/ControllerTransition.swift "completed ? (plan.to.moves, plan.from.moves) : (plan.from.moves, plan.to.moves)" "(plan.to.moves, plan.from.moves)"
"A navigation controller passes its appearance on only when it is new"
$CORE/Navigation/UINavigationController.swift "forwardsInsideCallbacks: Bool { true }" "forwardsInsideCallbacks: Bool { isMovingToParent }"
"A cancelled swipe does not give the stack back"
$CORE/Navigation/UINavigationController+Showing.swift "if !completed, let before { restore" "if !completed, !isAnimated, let before { restore"
"A popped controller stays a child"
$CORE/Navigation/UINavigationController+Stack.swift "        if controller.links.parent === self { controller.removeFromParent() }
" ""
"A cancelled change of tabs leaves the selection"
$CORE/Tabs/UITabBarController+Selection.swift "            self.shownTab = old
" ""
"A page that was turned away stays a child"
$CORE/Pages/UIPageViewController+Pages.swift "            if page.links.parent === self { page.removeFromParent() }
" ""
"A dismissal forgets those on top"
Sources/UIKit/Presentation/Presentation+Dismissal.swift "        if completed { for one in leaving { one.part() } }" "        if completed { lowest.part() }"
"A cancelled dismissal parts the two"
Sources/UIKit/Presentation/Presentation+Dismissal.swift "        if completed { for one in leaving { one.part() } }" "        for one in leaving { one.part() }"
"A presenter that was covered does not come back"
Sources/UIKit/Presentation/Presentation+Dismissal.swift "        if completed {
            lowest.putPresenterBack()" "        if completed, plan.isInteractive {
            lowest.putPresenterBack()"
"A transition that ends tells the rest to controllers that another has begun with"
$CORE/Transitions/ControllerTransition.swift "            guard controller.delivery.endingTransition === self else { continue }
" ""
)

COUNT=$((${#MUTATIONS[@]} / 4))
LOGS=.build/nightly/mutations
LOG=$LOGS/log

# Sets what one mutation is about.
choose() {
    local at=$((($1 - 1) * 4))
    name=${MUTATIONS[at]} file=${MUTATIONS[at + 1]}
    export FROM=${MUTATIONS[at + 2]} TO=${MUTATIONS[at + 3]}
    # What is about containers and presentations is for the other model.
    model=ModelTests limit=$OPERATIONS
    case $file in */Navigation/* | */Tabs/* | */Pages/* | */Presentation/* | */Transitions/*)
        model=ScreenModelTests limit=$((OPERATIONS / 5)) ;;
    esac
}

applies() { perl -0ne 'exit(index($_, $ENV{FROM}) < 0)' "$file"; }

LISTS=0 WRITES=0 TAKES="" WANTED=()
while [ $# -gt 0 ]; do
    case $1 in
    --list) LISTS=1 ;;
    --write) WRITES=1 ;;
    --take) TAKES=${2:?"a file of rows"} && shift ;;
    --shard)
        [[ ${2:-} =~ ^([0-9]+)/([0-9]+)$ ]] || { echo "$0: --shard wants 1/2 or the like" >&2; exit 64; }
        part=${BASH_REMATCH[1]} parts=${BASH_REMATCH[2]}
        WANTED+=($(seq $(((part - 1) * COUNT / parts + 1)) $((part * COUNT / parts))))
        shift ;;
    *)
        [[ $1 =~ ^[0-9]+$ ]] && [ "$1" -ge 1 ] && [ "$1" -le $COUNT ] || { echo "$0: there is no mutation $1" >&2; exit 64; }
        WANTED+=("$1") ;;
    esac
    shift
done
[ ${#WANTED[@]} -gt 0 ] || WANTED=($(seq 1 $COUNT))

# The table's rows, by the mutation's name: what found it, after how many operations, of which seed.
declare -A FOUND AFTER SEEDS
read_rows() {
    local row='^\| [0-9]+ \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$' line
    while IFS= read -r line; do
        [[ $line =~ $row ]] || continue
        FOUND[${BASH_REMATCH[1]}]=${BASH_REMATCH[2]}
        AFTER[${BASH_REMATCH[1]}]=${BASH_REMATCH[3]}
        SEEDS[${BASH_REMATCH[1]}]=${BASH_REMATCH[4]}
    done <"$1"
}

# Puts the rows, in the order of the mutations above, between the page's marks.
write_rows() {
    local number missed=()
    {
        sed '/<!-- Scripts\/mutations.sh --write/q' "$PAGE"
        echo
        echo "| | Mutation | Found by | After operations | Seed |"
        echo "|-|-|-|-|-|"
        for number in $(seq 1 $COUNT); do
            choose "$number"
            echo "| $number | $name | ${FOUND[$name]:-**not run yet**} | ${AFTER[$name]:-—} | ${SEEDS[$name]:-—} |"
            case ${FOUND[$name]:-**} in "**"*) missed+=("$number") ;; esac
        done
        echo
        echo "Found: $((COUNT - ${#missed[@]})) of $COUNT${missed[*]:+; not found: ${missed[*]}}."
        echo
        sed -n '/<!-- the end of the rows/,$p' "$PAGE"
    } >"$PAGE.new" && mv "$PAGE.new" "$PAGE"
}

read_rows "$PAGE"
if [ -n "$TAKES" ]; then
    read_rows "$TAKES"
    write_rows
    exit
fi

status=0
for number in "${WANTED[@]}"; do
    choose "$number"
    [ "$LISTS" -eq 0 ] || echo "$number $name"
    if ! applies; then
        echo "$0: mutation $number, '$name', does not apply to $file" >&2
        status=1
    fi
done
[ "$LISTS" -eq 0 ] && [ "$status" -eq 0 ] || exit "$status"

BROKEN=""
restore() {
    if [ -n "$BROKEN" ]; then
        cp $LOGS/source "$BROKEN"
        BROKEN=""
    fi
}
trap restore EXIT
trap 'exit 130' INT TERM

BUNDLE=.build/debug/MatryoshkaPackageTests.xctest
UNBROKEN=.build/debug/Unbroken.xctest

build() { swift build --build-tests >$LOG 2>&1; }

# Runs a model: the bundle, the model, the seed, how many operations, for how many seconds at most.
run() {
    MATRYOSHKA_MODEL_SEED=$3 MATRYOSHKA_MODEL_OPERATIONS=$4 timeout "$5" "$1" \
        "UIKitTests.$2/test_randomOperationsAgreeWithTheModel" >$LOG 2>&1
}

# What the log of a run that failed says first.
reason() {
    local text
    text=$(sed -n '/found after/{n;s/^ *//;s/|/\//g;p;q;}' $LOG | cut -c1-90)
    case $text in
    "the model expects"*) echo "the list of callbacks" ;;
    *outlives* | *leaks* | *"exists only"* | *missing* | *"kept alive"*) echo "what is alive" ;;
    "the layers"*) echo "the layers" ;;
    v*"is in"*) echo "the views" ;;
    *heard* | *"was told"* | *"while it was"* | *"while "*" was presented"* | *"not announced"*)
        echo "the callbacks of a controller" ;;
    *"on the screen are"*) echo "what is on the screen" ;;
    *" has ["*"the model ["* | *"Node("*) echo "the stacks, tabs and presentations" ;;
    *"the model has"*) echo "a controller's state" ;;
    *) echo "an invariant: $text" ;;
    esac
}

# Whether the unbroken code passes a model with a seed, which is run once; how many seconds broken code may take then.
declare -A PASSED PATIENCE
passes_unbroken() {
    local start=$SECONDS
    [ "${PASSED[$1 $2]:-0}" -lt "$3" ] || return 0
    if ! run $UNBROKEN "$1" "$2" "$3" 7200 || ! grep -q 'Executed 1 test, with 0 failures' $LOG; then
        cp $LOG $LOGS/unbroken.log
        echo "$0: the unbroken code fails $1 with $3 operations of seed $2; see $LOGS/unbroken.log" >&2
        return 1
    fi
    PASSED[$1 $2]=$3
    PATIENCE[$1 $2]=$(((SECONDS - start) * 10 + 300))
    echo "$1: $3 operations of seed $2 pass in the unbroken code" >&2
}

# Looks for the difference with a seed and so many operations; sets what found it, and after how many.
look() {
    passes_unbroken "$model" "$1" "$2" || { found="**nothing**, as the unbroken code fails" after=—; return 1; }
    run $BUNDLE "$model" "$1" "$2" "${PATIENCE[$model $1]}"
    case $? in
    0) found="**nothing**" after=$2 && return 1 ;;
    124) found="**nothing**, as it did not end" after=— && return 1 ;;
    esac
    after=$(sed -n 's/.*found after \([0-9]*\) operations.*/\1/p' $LOG | head -n 1)
    if [ -n "$after" ]; then
        found=$(reason)
    elif grep -Eq 'Fatal error|Precondition failed|Program crashed' $LOG; then
        found=$(sed -n 's/.*\(Fatal error.*\|Precondition failed.*\|Program crashed.*\)/\1/p' $LOG | head -n 1 | tr '|' / | cut -c1-90)
        after=—
    else
        found="**nothing**, as no test was run" after=— && return 1
    fi
}

mkdir -p $LOGS
stamp="$(Scripts/sources-stamp.sh) $OPERATIONS"
LEFT=()
for number in "${WANTED[@]}"; do
    [ -n "${RESUME:-}" ] && [ "$(head -n 1 $LOGS/$number 2>/dev/null)" = "$stamp" ] || LEFT+=("$number")
done
if [ ${#LEFT[@]} -gt 0 ]; then
    build || { echo "$0: the unbroken code does not build; see $LOG" >&2; exit 1; }
    cp $BUNDLE $UNBROKEN
fi

echo "| | Mutation | Found by | After operations | Seed |"
echo "|-|-|-|-|-|"
for number in "${WANTED[@]}"; do
    choose "$number"
    if [[ " ${LEFT[*]:-} " == *" $number "* ]]; then
        cp "$file" $LOGS/source && BROKEN=$file
        perl -0pi -e 's/\Q$ENV{FROM}\E/$ENV{TO}/' "$file"
        known=${SEEDS[$name]:-} seed=$SEED
        # A little further than where it was found the last time.
        near=${AFTER[$name]:-}
        [[ $near =~ ^[0-9]+$ ]] && near=$((near * 2 + 1000)) || near=$limit
        [ "$near" -le "$limit" ] || near=$limit
        if ! build; then
            found="**does not build**" after=—
            cp $LOG $LOGS/$number.build.log
        elif [[ $known =~ ^[0-9]+$ && ${FOUND[$name]} != "**"* ]] && look "$known" "$near"; then
            seed=$known
        else
            look "$SEED" "$limit"
        fi
        restore
        printf '%s\n| %s | %s | %s | %s | %s |\n' "$stamp" "$number" "$name" "$found" "$after" "$seed" >$LOGS/$number
    fi
    tail -n 1 $LOGS/$number
    read_rows $LOGS/$number
    [ $WRITES -eq 0 ] || write_rows
done

missed=()
for number in "${WANTED[@]}"; do
    choose "$number"
    case ${FOUND[$name]} in "**"*) missed+=("$number") ;; esac
done
echo "mutations: $((${#WANTED[@]} - ${#missed[@]})) of ${#WANTED[@]} found${missed[*]:+; not ${missed[*]}}"
[ ${#missed[@]} -eq 0 ]
