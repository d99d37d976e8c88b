// The numbers of Apple's public register of font features, which descriptors name in `featureSettings`.

/// The feature of the widths of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The feature of places above and below the line.
public let kVerticalPositionType = 10
/// Letters on the line.
public let kNormalPositionSelector = 0
/// Letters above the line.
public let kSuperiorsSelector = 1
/// Letters below the line.
public let kInferiorsSelector = 2
/// Letters of ordinal numbers, above the line.
public let kOrdinalsSelector = 3
/// Digits of formulas, below the line.
public let kScientificInferiorsSelector = 4
/// The feature of fractions.
public let kFractionsType = 11
/// Fractions as they are written.
public let kNoFractionsSelector = 0
/// Fractions with a number above the other.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The feature of digits' heights.
public let kNumberCaseType = 21
/// Digits of different heights.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The feature of other forms of letters. Those of the set with number n are on with 2 n and off with 2 n + 1.
public let kStylisticAlternativesType = 35
/// No other forms of letters.
public let kNoStylisticAlternatesSelector = 0
/// The first set of other forms of letters.
public let kStylisticAltOneOnSelector = 2
/// Letters without the forms of the first set.
public let kStylisticAltOneOffSelector = 3
/// The second set of other forms of letters.
public let kStylisticAltTwoOnSelector = 4
/// Letters without the forms of the second set.
public let kStylisticAltTwoOffSelector = 5
/// The third set of other forms of letters.
public let kStylisticAltThreeOnSelector = 6
/// Letters without the forms of the third set.
public let kStylisticAltThreeOffSelector = 7
/// The fourth set of other forms of letters.
public let kStylisticAltFourOnSelector = 8
/// Letters without the forms of the fourth set.
public let kStylisticAltFourOffSelector = 9
/// The fifth set of other forms of letters.
public let kStylisticAltFiveOnSelector = 10
/// Letters without the forms of the fifth set.
public let kStylisticAltFiveOffSelector = 11
/// The sixth set of other forms of letters.
public let kStylisticAltSixOnSelector = 12
/// Letters without the forms of the sixth set.
public let kStylisticAltSixOffSelector = 13
/// The seventh set of other forms of letters.
public let kStylisticAltSevenOnSelector = 14
/// Letters without the forms of the seventh set.
public let kStylisticAltSevenOffSelector = 15
/// The eighth set of other forms of letters.
public let kStylisticAltEightOnSelector = 16
/// Letters without the forms of the eighth set.
public let kStylisticAltEightOffSelector = 17
/// The ninth set of other forms of letters.
public let kStylisticAltNineOnSelector = 18
/// Letters without the forms of the ninth set.
public let kStylisticAltNineOffSelector = 19
/// The tenth set of other forms of letters.
public let kStylisticAltTenOnSelector = 20
/// Letters without the forms of the tenth set.
public let kStylisticAltTenOffSelector = 21
/// The eleventh set of other forms of letters.
public let kStylisticAltElevenOnSelector = 22
/// Letters without the forms of the eleventh set.
public let kStylisticAltElevenOffSelector = 23
/// The twelfth set of other forms of letters.
public let kStylisticAltTwelveOnSelector = 24
/// Letters without the forms of the twelfth set.
public let kStylisticAltTwelveOffSelector = 25
/// The thirteenth set of other forms of letters.
public let kStylisticAltThirteenOnSelector = 26
/// Letters without the forms of the thirteenth set.
public let kStylisticAltThirteenOffSelector = 27
/// The fourteenth set of other forms of letters.
public let kStylisticAltFourteenOnSelector = 28
/// Letters without the forms of the fourteenth set.
public let kStylisticAltFourteenOffSelector = 29
/// The fifteenth set of other forms of letters.
public let kStylisticAltFifteenOnSelector = 30
/// Letters without the forms of the fifteenth set.
public let kStylisticAltFifteenOffSelector = 31
/// The sixteenth set of other forms of letters.
public let kStylisticAltSixteenOnSelector = 32
/// Letters without the forms of the sixteenth set.
public let kStylisticAltSixteenOffSelector = 33
/// The seventeenth set of other forms of letters.
public let kStylisticAltSeventeenOnSelector = 34
/// Letters without the forms of the seventeenth set.
public let kStylisticAltSeventeenOffSelector = 35
/// The eighteenth set of other forms of letters.
public let kStylisticAltEighteenOnSelector = 36
/// Letters without the forms of the eighteenth set.
public let kStylisticAltEighteenOffSelector = 37
/// The nineteenth set of other forms of letters.
public let kStylisticAltNineteenOnSelector = 38
/// Letters without the forms of the nineteenth set.
public let kStylisticAltNineteenOffSelector = 39
/// The twentieth set of other forms of letters.
public let kStylisticAltTwentyOnSelector = 40
/// Letters without the forms of the twentieth set.
public let kStylisticAltTwentyOffSelector = 41
/// The feature of forms that depend on the letters beside them.
public let kContextualAlternatesType = 36
/// Forms that depend on the letters beside them.
public let kContextualAlternatesOnSelector = 0
/// Forms that do not depend on the letters beside them.
public let kContextualAlternatesOffSelector = 1
/// Forms with swashes.
public let kSwashAlternatesOnSelector = 2
/// Forms without swashes.
public let kSwashAlternatesOffSelector = 3
/// Forms with swashes where the letters beside them leave room.
public let kContextualSwashAlternatesOnSelector = 4
/// Forms without swashes, whatever stands beside them.
public let kContextualSwashAlternatesOffSelector = 5
/// The feature of small letters' forms.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals in place of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// The feature of capitals' forms.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals in place of capitals.
public let kUpperCaseSmallCapsSelector = 1
