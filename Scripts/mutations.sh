#!/bin/bash
# Breaks the containment core in one place after another and shows that the model test notices each time.
#
#   Scripts/mutations.sh            all mutations
#   Scripts/mutations.sh 3 7        the third and the seventh
#
# It changes the sources in place and puts them back, builds in the tests' configuration, and prints a row of the table in
# Documentation/ModelTest.md for each. MUTATION_OPERATIONS says after how many operations a mutation counts as missed.
set -u
cd "$(dirname "$0")/.."
OPERATIONS=${MUTATION_OPERATIONS:-300000}
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
$VIEWS/UIView+Hierarchy.swift "insertSublayer(view.storedLayer, above: storedSubviews[place - 1].storedLayer)" "insertSublayer(view.storedLayer, below: storedSubviews[place - 1].storedLayer)"
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
$CORE/Navigation/UINavigationController.swift "        showTopWithoutTransition()
        forwardNow()" "        showTopWithoutTransition()
        if isMovingToParent { forwardNow() }"
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
WANTED=("$@")
[ ${#WANTED[@]} -gt 0 ] || WANTED=($(seq 1 $COUNT))

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

missed=0
echo "| | Mutation | Found by | After operations |"
echo "|-|-|-|-|"
for number in "${WANTED[@]}"; do
    at=$(((number - 1) * 4))
    name=${MUTATIONS[at]} file=${MUTATIONS[at + 1]}
    export FROM=${MUTATIONS[at + 2]} TO=${MUTATIONS[at + 3]}
    cp "$file" "$file.unbroken" && BROKEN=$file
    if ! perl -0pi -e 'BEGIN { $found = 0 } $found = s/\Q$ENV{FROM}\E/$ENV{TO}/; END { exit !$found }' "$file"; then
        echo "| $number | $name | **does not apply to $file** | |"
        missed=1
    elif ! swift build --build-tests >.build/mutation.log 2>&1; then
        echo "| $number | $name | **does not build**: see .build/mutation.log | |"
        missed=1
    else
        bundle=$(ls -d .build/debug/*PackageTests.xctest)
        # What is about containers and presentations is for the other model.
        test=ModelTests limit=$OPERATIONS
        case $file in */Navigation/* | */Tabs/* | */Pages/* | */Presentation/* | */Transitions/*)
            test=ScreenModelTests limit=$((OPERATIONS / 5)) ;;
        esac
        if MATRYOSHKA_MODEL_OPERATIONS=$limit timeout 600 "$bundle" \
            UIKitTests.$test/test_randomOperationsAgreeWithTheModel >.build/mutation.log 2>&1; then
            echo "| $number | $name | **nothing** | $limit |"
            missed=1
        else
            after=$(sed -n 's/.*found after \([0-9]*\) operations.*/\1/p' .build/mutation.log | head -1)
            reason=$(sed -n '/found after/{n;s/^ *//;p;q;}' .build/mutation.log | cut -c1-90)
            case $reason in
            "the model expects"*) reason="the list of callbacks" ;;
            *outlives* | *leaks* | *"exists only"* | *missing*) reason="what is alive" ;;
            "the layers"*) reason="the layers" ;;
            v*"is in"*) reason="the views" ;;
            *heard* | *"was told"* | *"while it was"* | *"not announced"*) reason="the callbacks of a controller" ;;
            *"kept alive"* | *leaks*) reason="what is alive" ;;
            *"on the screen are"*) reason="what is on the screen" ;;
            *" has ["*"the model ["* | *"Node("*) reason="the stacks, tabs and presentations" ;;
            *"the model has"*) reason="a controller's state" ;;
            *) reason="an invariant: ${reason}" ;;
            esac
            [ -n "$after" ] || reason=$(sed -n 's/.*\(Fatal error.*\|Precondition failed.*\|crashed.*\)/\1/p' .build/mutation.log | head -1 | cut -c1-90)
            echo "| $number | $name | ${reason:-a process that did not end} | ${after:-—} |"
        fi
    fi
    restore
done
exit $missed
