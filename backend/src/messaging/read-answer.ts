import { foldText } from '../contract/fold-text';

/** Meanings of a patient's answer that nobody needs to read. */
export type Meaning = 'comes' | 'cancel' | 'stop' | 'start';

const listOf = (text: string) => text.split('|').map((phrase) => phrase.trim());
/** Every phrase with one part of each list; an empty part may be left out. */
const made = (...parts: string[]) =>
  parts.map(listOf).reduce((before, next) => before.flatMap((one) => next.map((other) => `${one} ${other}`)));

const APPOINTMENT = '|الموعد|موعدي|هالموعد|هذا الموعد|الميعاد|ميعادي|المعاد|معادي|الحجز|حجزي|الكشف|الزيارة';
const MESSAGES = 'الرسائل|الرسايل|رسائل|رسايل|هالرسائل|اي رسائل|التذكير|التذكيرات|تذكير';

/** Phrases of one meaning only, in written and spoken Arabic and Latin letters; what is not understood is for people to read. */
const PHRASES: Record<Meaning | 'polite', string[]> = {
  comes: [
    ...listOf('1|yes|yeah|yep|yup|ok|okay|sure|of course|confirm|confirmed|i confirm|see you|see you then'),
    ...listOf('see you tomorrow|coming|attending'),
    ...made('|i|we', 'will|ll', 'come|be there|attend'),
    ...made('i|we|i am|i m|im|we are|we re', 'come|coming'),
    ...listOf(
      'نعم|ايوه|ايوا|اي|اي نعم|اه|اها|تمام|تم|حاضر|ماشي|اوكي|اوك|اوكيه|يس|ابشر|اكيد|طبعا|موافق|موافقة',
    ),
    ...made('|أنا|احنا|نحن', 'جاي|جاية|جايين|سأحضر|سنحضر|سآتي|سنأتي|سوف أحضر|سوف نحضر'),
    ...made('|أنا|احنا', 'هاحضر|هحضر|حاحضر|هنحضر|حنحضر|هاجي|هجي|حاجي|هنيجي|هانيجي|حنيجي|باجي|بجي|بنجي|بحضر'),
    ...made('راح|رح', 'احضر|اجي|نحضر|نجي|نيجي|اكون موجود|كون موجود|نكون موجودين'),
    ...made('|هاكون|هكون|حكون|سأكون|بكون|هنكون|سنكون', 'موجود|موجودة|موجودين|عندكم'),
    ...made('أؤكد|تأكيد|اكد', '|الحضور|الموعد|الحجز|الميعاد'),
    ...listOf('na3am|naam|aywa|aiwa|aywah|eywa|akid|akeed|tamam|tmam|tamaam|mashi|mashy|7ader|hader|mwafe2'),
    ...listOf(
      'hagy|hagi|7agy|7agi|hangy|7angy|ha7dar|7a7dar|ra7 aji|ra7 eji|rah aji|ra7 a7dar|hakon mawgood',
    ),
    ...made('|ana|e7na', 'gay|gai|gaya|gayeen|gayin|jay|jaye|jayeen|jayin|mawgood|mawjood'),
  ],
  cancel: [
    '2',
    ...made(
      '|i|i want to|i would like to|i d like to|i need to|i have to|i must',
      'cancel',
      '|it|booking|my booking|the booking|appointment|my appointment|the appointment|my visit|the visit',
    ),
    ...made('الغاء|الغ|الغي|الغوا|الغي لي|الغيلي|الغولي|كنسل|كنسلي|كنسلوا|كنسلولي', APPOINTMENT),
    ...listOf('الغيه|الغوه|كنسله|كنسلوه'),
    ...made(
      'أريد|ارغب في|عايز|عايزة|عاوز|عاوزة|ابغي|ابغا|ابي|ودي|بدي|حاب|حابة|محتاج|محتاجة|لازم',
      'الغي|الغاء|الإلغاء|ألغي|أكنسل|تلغوا|تلغي|تلغولي|ان الغي',
      APPOINTMENT,
    ),
    ...made(
      '|3ayez|3aiz|3awez|3ayza|3awza|badde|baddi|bedde|abi|abgha|ab8a',
      'elgha2|elghaa|ilghaa|alghi|alghy|elghi|elghy|el8y|al8y|al8i|cansel|kansel|cancel',
      '|el7agz|el 7agz|elhagz|el hagz|elma3ad|el ma3ad|elmaw3ed|el maw3ed|almaw3id|elkashf|el kashf',
    ),
  ],
  stop: [
    ...listOf(
      'stop|stop all|stopall|unsubscribe|opt out|optout|end|quit|stop sending|stop texting|stop texting me',
    ),
    ...listOf('stop messaging me|remove me|remove my number|do not text me|don t text me|dont text me'),
    ...made('stop|stop sending|stop the|no more|cancel|end', 'messages|reminders|sms|texts'),
    ...listOf('ايقاف|أوقف|أوقفوا|وقف|وقفوا|قف|توقف|توقفوا|ستوب|الغاء الاشتراك|الغ الاشتراك|الغي الاشتراك'),
    ...listOf('لا ترسل|لا ترسلوا|لا تراسلني|لا تراسلوني|متبعتوش|متبعتوليش|متبعتليش|ما تبعتولي'),
    ...made('ايقاف|أوقف|أوقفوا|وقف|وقفوا|بطل|بطلوا|كفاية|الغاء|الغ|الغوا|لا ترسل|لا ترسلوا', MESSAGES),
    ...made('متبعتوش|متبعتوليش|ما تبعتوا|ما تبعتولي|لا أريد|مش عايز|مش عايزة|مش عاوز|مش عاوزة', MESSAGES),
    ...made('ما ابي|ما ابغي|ما ابغا|ما بدي|مو حاب', MESSAGES),
    ...made('wa2ef|wa2af|wa2fo|wa2efo|wa2afo', '|rasayel|el rasayel|elrasayel'),
    ...made('batal|batalo|battalo', 'rasayel|el rasayel|elrasayel'),
  ],
  start: [
    ...listOf('start|unstop|subscribe|resume|ابدأ|ابدؤوا|استئناف|استئناف الرسائل|تشغيل|اشتراك'),
    ...made('رجع|رجعوا|تشغيل|شغل|شغلوا', 'الرسائل|الرسايل|التذكير'),
  ],
  polite: [
    ...listOf(
      'please|pls|plz|thanks|thank you|thank you so much|thx|hi|hello|dear|doctor|dr|on time|for sure',
    ),
    ...listOf(
      'inshallah|insha allah|in sha allah|inshaallah|inshalla|enshalla|in sha2 allah|nshallah|isa|shokran',
    ),
    ...listOf(
      'ان شاء الله|انشاء الله|ان شا الله|انشالله|ان شاالله|نشالله|باذن الله|بامر الله|الحمد لله|يا رب',
    ),
    ...listOf('من فضلك|من فضلكم|لو سمحت|لو سمحتم|لو سمحتوا|لو تكرمت|لو تكرمتم|رجاء|الله يخليك|حضرتك'),
    ...listOf('شكرا|شكرا لكم|شكرا جزيلا|شكرا جدا|الف شكر|متشكر|متشكرة|مشكور|مشكورين|تسلم|تسلموا|يسلمو'),
    ...listOf('يعطيك العافية|يعطيكم العافية|الله يعطيك العافية|السلام عليكم|وعليكم السلام|مرحبا|اهلا|هلا'),
    ...listOf('السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|صباح الخير|مساء الخير'),
    ...listOf('يا دكتور|يا دكتورة|دكتور|دكتورة|يا فندم|في الموعد|على الموعد|بالموعد|في الميعاد|في المعاد'),
  ],
};

/** Keys are foldings; the longest phrase has so many words. */
const MEANINGS = new Map(
  Object.entries(PHRASES).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [foldText(phrase), meaning as Meaning | 'polite'] as const),
  ),
);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));

/** A raised thumb in any skin, or a tick, alone; folding keeps no pictures. */
const THUMBS_UP = /^\s*(?:[👍👌✅☑✔][\u{1f3fb}-\u{1f3ff}]?\ufe0f?\s*)+$/u;
/** Signs that turn words of consent into their contrary. */
const CONTRARY = /[👎❌🚫]/u;

/** Reads a patient's answer in both languages; null unless every word is of a known phrase and all mean the same. */
export function readAnswer(text: string): Meaning | null {
  if (THUMBS_UP.test(text)) return 'comes';
  // A question asks; whatever it asks, a person answers.
  if (/[?؟]/.test(text) || CONTRARY.test(text)) return null;
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

/** Returns how many of the words make the longest known phrase, and its meaning. */
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
