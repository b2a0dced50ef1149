import { foldText } from '../contract/fold-text';

/**
 * Nothing that could mean either is here: "no" after "if you cannot come, cancel" may be both. What is not understood is for
 * people to read.
 */
const WORDS = {
  comes: [
    '1',
    'yes',
    'ok',
    'okay',
    'i come',
    'i will come',
    'i ll come',
    'ill come',
    'coming',
    'confirm',
    'confirmed',
  ].concat([
    'نعم',
    'ايوه',
    'ايوا',
    'تمام',
    'ساحضر',
    'سوف احضر',
    'ساتي',
    'اؤكد',
    'تاكيد',
    'اكيد',
    'موافق',
    'هاجي',
    'جاي',
  ]),
  cancel: [
    '2',
    'cancel',
    'cancel it',
    'cancel please',
    'please cancel',
    'i cancel',
    'i want to cancel',
  ].concat([
    'الغاء',
    'الغ',
    'الغي',
    'الغ الموعد',
    'الغاء الموعد',
    'الغي الموعد',
    'اريد الالغاء',
    'عايز الغي',
    'عاوز الغي',
  ]),
};

const MEANINGS = new Map(
  (['comes', 'cancel'] as const).flatMap((meaning) =>
    WORDS[meaning].map((word) => [foldText(word), meaning] as const),
  ),
);

/** What a patient means by an answer to a reminder, in digits or words of both languages; null when nobody can be sure. */
export function readAnswer(text: string): 'comes' | 'cancel' | null {
  return MEANINGS.get(foldText(text)) ?? null;
}
