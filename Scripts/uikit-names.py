#!/usr/bin/env python3
"""Writes the table of UIKit's public names by which the command tells a name of UIKit's from a mistake.

    Scripts/uikit-names.py SELECTORS.tsv > Sources/matryoshka/Build/UIKitNames.txt

SELECTORS.tsv has a line for each member of a public type of UIKit and QuartzCore, the first three columns being the
framework, the type and the member's selector. A line of the table is a type, a colon and its superclass where this
framework knows it, then the base names of its members in Swift, as far as rules find them; `(label` is an initializer
whose first argument has that label. Of protocols for delegates only the name is kept: nobody asks a value for their
members.
"""

import pathlib
import re
import sys

PREPOSITIONS = {"With", "At", "In", "For", "From", "To", "By", "Of", "On", "Using", "Into"}
# What the list of selectors does not have: functions, what Swift adds, and what is deprecated.
NAMES = """
UIAccessibilityPostNotification UIActionSheet UIActionSheetDelegate UIAlertView UIAlertViewDelegate
UIGraphicsBeginPDFContextToData UIGraphicsBeginPDFContextToFile UIGraphicsBeginPDFPage UIGraphicsEndPDFContext
UIImageJPEGRepresentation UIImagePNGRepresentation UIImageWriteToSavedPhotosAlbum UILocalNotification
UIMenuController UIMenuItem UIPopoverController UIPreviewAction UIPreviewActionGroup UISaveVideoAtPathToSavedPhotosAlbum
UISearchDisplayController UIStoryboardPopoverSegue UITableViewRowAction UIUserNotificationSettings
UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIWebView
UIWebViewDelegate
""".split()
MEMBERS = {
    "NSIndexPath": "item row section",
    "UIApplication": "beginIgnoringInteractionEvents endIgnoringInteractionEvents isIgnoringInteractionEvents keyWindow "
    "isNetworkActivityIndicatorVisible isStatusBarHidden open openSettingsURLString registerUserNotificationSettings "
    "scheduleLocalNotification setMinimumBackgroundFetchInterval statusBarFrame statusBarOrientation statusBarStyle windows",
    "UIImage": "jpegData pngData",
    "UISearchController": "dimsBackgroundDuringPresentation",
    "UIWindowScene": "statusBarManager",
}
DELEGATES = ("Delegate", "DataSource", "Source", "Prefetching", "Transitioning")


def uncapitalized(word):
    """`CGImage` -> `cgImage`, `URL` -> `url`, `TintColor` -> `tintColor`."""
    run = re.match(r"[A-Z]+", word)
    if not run:
        return word
    length = len(run.group())
    lower = length if length in (1, len(word)) else length - 1
    return word[:lower].lower() + word[lower:]


def words(name):
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[A-Z]+", name)


def names(kind, selector):
    first = selector.split(":")[0]
    noun = re.sub(r"^(UI|CA|NS)", "", kind)
    if first.startswith("initWith"):
        return {"(" + uncapitalized(first[len("initWith"):])}
    lowered = uncapitalized(noun)
    for subject in {lowered, uncapitalized(words(noun)[-1]) if words(noun) else lowered}:
        if first.startswith(subject + "With") and ":" in selector:
            return {
                "(" + uncapitalized(first[len(subject + "With"):]), uncapitalized(first[len(subject):])}
        if first.startswith(subject + "By"):
            return {uncapitalized(first[len(subject + "By"):])}
    found = {uncapitalized(first)}
    if noun and first.endswith(noun) and first != noun:
        found = {first[: -len(noun)]}
    if ":" in selector:
        parts = words(first)
        places = [number for number, part in enumerate(parts) if part in PREPOSITIONS and number > 0]
        if places:
            found = {"".join(parts[: places[-1]])}
    return found


def superclasses(sources):
    found = {}
    for file in sources.rglob("*.swift"):
        for match in re.finditer(r"^\s*(?:open|public)[\w\s@]* class (\w+)(?:<[^>]*>)?: (\w+)", file.read_text(), re.M):
            if re.match(r"(UI|CA|NS)[A-Z]", match[2]):
                found[match[1]] = match[2]
    return found


def main(path):
    members = {}
    for line in path.read_text().splitlines()[1:]:
        _, kind, selector, *_ = line.split("\t")
        known = members.setdefault(kind, set())
        if not kind.endswith(DELEGATES):
            known |= names(kind, selector)
    for kind in NAMES:
        members.setdefault(kind, set())
    for kind, more in MEMBERS.items():
        members.setdefault(kind, set()).update(more.split())
    supers = superclasses(pathlib.Path(__file__).resolve().parent.parent / "Sources")
    for kind in sorted(set(members) | set(supers)):
        head = f"{kind}:{supers[kind]}" if kind in supers else kind
        print(" ".join([head] + sorted(members.get(kind, []))))


main(pathlib.Path(sys.argv[1]))
