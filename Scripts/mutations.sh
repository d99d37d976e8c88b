#!/bin/bash
# Breaks containment, containers and presentation in one place after another and shows that the model tests notice each time.
#
#   Scripts/mutations.sh            all mutations
#   Scripts/mutations.sh 3 7        the third and the seventh
#   Scripts/mutations.sh --list     only their names, where all of them apply to the sources
#
# It changes the sources in place and puts them back, builds in the tests' configuration, and prints a row of the table in
# Documentation/ModelTest.md for each. MUTATION_OPERATIONS says after how many operations a mutation counts as missed; the
# model of containers and presentations, whose operations take longer, gets a fifth of them.
#
# The unbroken code runs first, with the same seed and as many operations: what fails then says nothing of a mutation. A run
# ends at the first difference, which is as early as that seed finds it.
set -u
cd "$(dirname "$0")/.."
OPERATIONS=${MUTATION_OPERATIONS:-300000}
export MATRYOSHKA_MODEL_SEED=${MATRYOSHKA_MODEL_SEED:-1}
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
$CORE/ParentLinks.swift "        parent[keyPath: links].children.removeAll { \$0 === child }
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
$VIEWS/UIView.swift "    weak var controller: UIViewController?" "    var controller: UIViewController?"
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
$CORE/UIViewController+Transition.swift "            if !old.isBroughtIn { oldView.removeFromSuperview() }
" ""
"transition(from:to:) removes a view that another brought back"
$CORE/UIViewController+Transition.swift "if !old.isBroughtIn { oldView" "do { oldView"
"A parent does not take bracketed children along"
$CORE/AppearanceMachine.swift "            guard isForwarded, areBracketsAppearing, isHeadingIn != appearing else { return nil }
            return turn(appearing: appearing, animated: animated)" "            return nil"
"A parent brings back children that a bracket takes away"
$CORE/AppearanceMachine.swift "guard isForwarded, areBracketsAppearing, isHeadingIn" "guard isForwarded, isInTransition, isHeadingIn"
"Moving flags outlive the parent"
$CORE/MovingFlags.swift "        if isDisappeared { (isMovingToParent, isMovingFromParent) = (false, false) }
" ""
"An animated transition that was completed is told as a cancelled one"
$CORE/Transitions/ControllerTransition.swift "        guard !completed else {
            for role" "        guard !completed || isAnimated else {
            for role"
"A cancelled navigation begins the old controller's appearance and does not end it"
$CORE/Transitions/AppearanceScript.swift "cancelled: [.will(.to), .did(.to), .will(.from), .did(.from)])
    // Choice (6.28)" "cancelled: [.will(.to), .did(.to), .will(.from)])
    // Choice (6.28)"
"A transition blocks touches for ever where it is cancelled"
$CORE/Transitions/ControllerTransition.swift "        plan.container.interactionBlocks -= 1
" "        if didComplete { plan.container.interactionBlocks -= 1 }
"
"A transition that is over keeps its plan"
$CORE/Transitions/ControllerTransition.swift "        letGoOfPlan()
" ""
"What a cancelled transition brought is left in place"
$CORE/Transitions/ControllerTransition.swift "completed ? (plan.bringsToView, plan.takesFromView) : (plan.takesFromView, plan.bringsToView)" "(plan.bringsToView, plan.takesFromView)"
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
$CORE/Pages/UIPageViewController+Turning.swift "            page.removeFromParent()
" ""
"A dismissal forgets those on top"
Sources/UIKit/Presentation/Presentation.swift "            if completed { for one in shown { one.part() } }" "            if completed { part() }"
"A cancelled dismissal parts the two"
Sources/UIKit/Presentation/Presentation.swift "            if completed { for one in shown { one.part() } }" "            for one in shown { one.part() }"
"A presenter that was covered does not come back"
Sources/UIKit/Presentation/Presentation.swift "            if completed {
                putPresenterBack()" "            if completed, isInteractive {
                putPresenterBack()"
)

COUNT=$((${#MUTATIONS[@]} / 4))
LOG=.build/mutation.log

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

LISTS=0
if [ "${1:-}" = --list ]; then
    LISTS=1
    shift
fi
WANTED=("$@")
[ ${#WANTED[@]} -gt 0 ] || WANTED=($(seq 1 $COUNT))

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
        mv "$BROKEN.unbroken" "$BROKEN"
        touch "$BROKEN"
        BROKEN=""
    fi
}
trap restore EXIT
trap 'exit 130' INT TERM

build() { swift build --build-tests >$LOG 2>&1; }

# Runs a model; $3 is for how many seconds.
run() {
    MATRYOSHKA_MODEL_OPERATIONS=$2 timeout "$3" .build/debug/MatryoshkaPackageTests.xctest \
        "UIKitTests.$1/test_randomOperationsAgreeWithTheModel" >$LOG 2>&1
}

# What the log of a run that failed says first.
reason() {
    local text
    text=$(sed -n '/found after/{n;s/^ *//;p;q;}' $LOG | cut -c1-90)
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

# The unbroken code, once for each model, and how long it takes at most.
declare -A PATIENCE
build || { echo "$0: the unbroken code does not build; see $LOG" >&2; exit 1; }
for number in "${WANTED[@]}"; do
    choose "$number"
    [ -z "${PATIENCE[$model]:-}" ] || continue
    start=$SECONDS
    if ! run $model "$limit" 7200 || ! grep -q 'Executed 1 test, with 0 failures' $LOG; then
        echo "$0: the unbroken code fails $model with $limit operations of seed $MATRYOSHKA_MODEL_SEED; see $LOG" >&2
        exit 1
    fi
    PATIENCE[$model]=$(((SECONDS - start) * 10 + 300))
    echo "$model: $limit operations of seed $MATRYOSHKA_MODEL_SEED pass in the unbroken code" >&2
done

echo "| | Mutation | Found by | After operations |"
echo "|-|-|-|-|"
for number in "${WANTED[@]}"; do
    choose "$number"
    cp "$file" "$file.unbroken" && BROKEN=$file
    perl -0pi -e 's/\Q$ENV{FROM}\E/$ENV{TO}/' "$file"
    status=1
    if ! build; then
        found="**does not build**" after=—
    else
        run $model "$limit" "${PATIENCE[$model]}"
        case $? in
        0) found="**nothing**" after=$limit ;;
        124) found="**nothing**, as it did not end" after=— ;;
        *)
            after=$(sed -n 's/.*found after \([0-9]*\) operations.*/\1/p' $LOG | head -n 1)
            if [ -n "$after" ]; then
                found=$(reason) status=0
            elif grep -Eq 'Fatal error|Precondition failed|Program crashed' $LOG; then
                found=$(sed -n 's/.*\(Fatal error.*\|Precondition failed.*\|Program crashed.*\)/\1/p' $LOG | head -n 1 | cut -c1-90)
                after=— status=0
            else
                found="**nothing**, as no test was run" after=—
            fi ;;
        esac
    fi
    echo "| $number | $name | $found | $after |"
    [ "$status" -eq 0 ] || missed=1
    restore
done
exit "${missed:-0}"
