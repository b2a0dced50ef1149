import { foldText } from '../contract/fold-text';

/** What a patient can say that needs nobody to read it. */
export type Meaning = 'comes' | 'cancel' | 'stop' | 'start';

/**
 * Nothing that could mean either is here: "no" after "if you cannot come, cancel" may be both. What is not understood is for
 * people to read.
 */
const PHRASES: Record<Meaning | 'polite', string[]> = {
  comes: [
    ...['1', 'yes', 'yeah', 'yep', 'ok', 'okay', 'sure', 'of course', 'confirm', 'confirmed', 'i confirm'],
    ...['i come', 'i will come', 'i ll come', 'i am coming', 'i m coming', 'coming', 'will come'],
    ...['i will be there', 'i ll be there', 'see you', 'see you then', 'see you tomorrow'],
    ...['نعم', 'ايوه', 'ايوا', 'اه', 'تمام', 'حاضر', 'اكيد', 'طبعا', 'موافق', 'موافقه', 'اؤكد', 'تاكيد'],
    ...['اؤكد الحضور', 'تاكيد الحضور', 'اؤكد الموعد', 'تاكيد الموعد', 'اؤكد الحجز', 'تاكيد الحجز'],
    ...['ساحضر', 'سوف احضر', 'ساتي', 'هاحضر', 'هحضر', 'حاحضر', 'هاجي', 'هجي', 'حاجي', 'جاي', 'جايه'],
    ...['انا جاي', 'انا جايه', 'راح احضر', 'راح اجي', 'باجي', 'بحضر', 'ان شاء الله جاي'],
  ],
  cancel: [
    ...[
      '2',
      'cancel',
      'cancel it',
      'i cancel',
      'i want to cancel',
      'i would like to cancel',
      'cancel booking',
    ],
    ...['cancel my appointment', 'cancel the appointment', 'cancel appointment', 'cancel my booking'],
    ...['الغاء', 'الغ', 'الغي', 'الغ الموعد', 'الغاء الموعد', 'الغي الموعد', 'الغ الحجز', 'الغاء الحجز'],
    ...['الغي الحجز', 'الغوا الموعد', 'الغوا الحجز', 'اريد الالغاء', 'اريد الغاء الموعد', 'اريد الغاء الحجز'],
    ...['عايز الغي', 'عايزه الغي', 'عاوز الغي', 'عاوزه الغي', 'عايز الغي الموعد', 'عايز الغي الحجز'],
    ...['ابغي الغي', 'ابغي الغي الموعد', 'بدي الغي', 'بدي الغي الموعد'],
  ],
  stop: [
    ...['stop', 'stop all', 'stopall', 'unsubscribe', 'opt out', 'optout', 'end', 'quit'],
    ...['stop messages', 'stop sending', 'stop reminders', 'stop sms', 'no more messages'],
    ...['ايقاف', 'اوقف', 'اوقفوا', 'قف', 'توقف', 'توقفوا', 'ستوب', 'الغاء الاشتراك', 'الغ الاشتراك'],
    ...['ايقاف الرسائل', 'اوقف الرسائل', 'اوقفوا الرسائل', 'وقف الرسائل', 'وقفوا الرسائل', 'بطلوا رسائل'],
    ...['ايقاف التذكير', 'اوقفوا التذكير', 'لا ترسلوا', 'لا ترسلوا رسائل', 'لا اريد رسائل'],
  ],
  start: [
    ...['start', 'unstop', 'subscribe', 'resume'],
    ...['ابدا', 'استئناف', 'استئناف الرسائل', 'تشغيل', 'اشتراك'],
  ],
  polite: [
    ...[
      'please',
      'pls',
      'thanks',
      'thank you',
      'thank you so much',
      'inshallah',
      'insha allah',
      'in sha allah',
    ],
    ...['hi', 'hello', 'dear', 'doctor'],
    ...['ان شاء الله', 'انشاء الله', 'انشالله', 'باذن الله', 'من فضلك', 'من فضلكم', 'لو سمحت', 'لو سمحتم'],
    ...['شكرا', 'شكرا لكم', 'شكرا جزيلا', 'السلام عليكم', 'مرحبا', 'يا دكتور', 'دكتور', 'رجاء'],
  ],
};

/** Keys are foldings; the longest phrase has so many words. */
const MEANINGS = new Map(
  Object.entries(PHRASES).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [foldText(phrase), meaning as Meaning | 'polite'] as const),
  ),
);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));

/** A raised thumb in any skin, alone; folding keeps no pictures. */
const THUMBS_UP = /^\s*(?:👍[\u{1f3fb}-\u{1f3ff}]?\ufe0f?\s*)+$/u;

/**
 * The meaning of what a patient writes, in digits or words of both languages; null when nobody can be sure. Every word must
 * belong to a known phrase, and all phrases that are not mere courtesy must mean the same.
 */
export function readAnswer(text: string): Meaning | null {
  if (THUMBS_UP.test(text)) return 'comes';
  // A question asks; whatever it asks, a person answers.
  if (/[?؟]/.test(text)) return null;
  const words = foldText(text.replace(/[’'ʼ`]/g, ' ')).split(' ');
  const meanings = new Set<Meaning>();
  for (let at = 0; at < words.length; ) {
    const [length, meaning] = longestPhrase(words.slice(at, at + LONGEST));
    if (meaning === undefined) return null;
    if (meaning !== 'polite') meanings.add(meaning);
    at += length;
  }
  const [only, other] = [...meanings];
  return other === undefined ? (only ?? null) : null;
}

/** How many of the words make the longest known phrase, and its meaning. */
function longestPhrase(words: string[]): [number, Meaning | 'polite' | undefined] {
  for (let length = words.length; length > 0; length -= 1) {
    const meaning = MEANINGS.get(words.slice(0, length).join(' '));
    if (meaning !== undefined) return [length, meaning];
  }
  return [0, undefined];
}

/** A message that is older than this when it comes changes nothing: what it was about may be another matter by now. */
const STALE_MS = 48 * 60 * 60_000;

/** Says whether a message came too late to be acted on: older than the bound, or than what it answers. */
export function isStale({ at, since, now }: { at: number; since: number | null; now: number }): boolean {
  if (now - at > STALE_MS) return true;
  // Providers count in whole seconds.
  return since !== null && Math.floor(at / 1000) < Math.floor(since / 1000);
}
