import { expect, test } from 'vitest';
import { isStale, languageOfText, readAnswer } from './read-answer';

const MEANT = {
  comes: [
    "1| ١ |1️⃣|۱.|Yes!|I'll come|I’ll be there, thank you|Yes, I will come|We're coming|OK thx|👍|👍🏽|👍️ 👍|✅",
    'سأحضر|هاحضر|نَعَم|نعم ان شاء الله|نعم، إن شاء الله 🌹|أُؤكّد|ايوة هاجي|هكون موجود في الميعاد ان شاء الله',
    'احنا جايين|تمام يا دكتور شكرا|حاضر يا فندم|اي نعم بكون موجود|ابشر|راح اجي ان شاالله|تم مشكورين|رح كون موجود',
    'اي رح اجي يعطيك العافية|aywa hagy isa|na3am|Tamam inshallah|ana gay|ra7 aji',
  ],
  cancel: [
    "2|٢|CANCEL|Please cancel my appointment|I'd like to cancel the booking|إلغاء|الغاء الحجز|إلغاء الحجز لو سمحت",
    'ألغِ الموعد.|عايز ألغي الكشف|كنسل الحجز|الغيلي الميعاد|ابي الغي موعدي|ابغى ألغي الموعد|بدي الغي هالموعد',
    'السلام عليكم ودي الغي الحجز|3ayez alghi el 7agz|badde elghi elmaw3ed|cancel el kashf plz',
  ],
  stop: [
    'STOP|Stop please|stop texting me|Cancel reminders|إيقاف|أوقفوا الرسائل من فضلكم|إلغاء الاشتراك|الغاء الرسائل',
    'بطلوا رسايل|مش عايز رسايل|ما ابي رسائل|ما بدي رسائل|وقفوا هالرسائل|لا تراسلوني|wa2fo el rasayel',
  ],
  start: ['Start|ابدأ|رجعوا التذكير'],
};

test.each(
  Object.entries(MEANT).flatMap(([meaning, lines]) =>
    lines.flatMap((line) => line.split('|')).map((text) => ({ text, meaning })),
  ),
)('$text means $meaning', ({ text, meaning }) => expect(readAnswer(text)).toBe(meaning));

const UNREAD = [
  '|3|12|1 or 2?|1 2|no|لا|Can I come at 2?|هل ألغي الموعد؟ عندي سؤال|😀|👎|ان شاء الله|thank you|yes cancel|نعم الغاء',
  "I won't come|I will not come|مش هاجي|I will come late|stop my pain|لا تلغي الموعد|cancel Monday, not Tuesday|👍👎",
  'yes?|نعم 👎|تمام ❌|مو جاي|مش جايين|ما راح اجي|لن أحضر|ماقدرش اجي|هاجي متأخر|هاجي بكرة|وقف النزيف|إيقاف الدواء',
  'ممكن الغي الموعد|الغاء الموعد وحجز جديد|لا الغي الموعد|مش عايز الغي|ايه|مش عايز الموعد|تمام بس ممكن نأجل',
  'mesh gay|batal|بطل|stop the bleeding|not coming|ok but later',
].flatMap((line) => line.split('|'));
test.each(UNREAD)('%j is left for people to read', (text) => expect(readAnswer(text)).toBeNull());

test('a message without words of English, such as a voice note, is answered in Arabic', () => {
  const languages = ['Is there parking?', 'هل يوجد MRI؟', '', '2', '👍'].map(languageOfText);
  expect(languages).toEqual(['en', 'ar', 'ar', 'ar', 'ar']);
});

test('a message is stale after two days, or when it was written before what it answers', () => {
  const hour = 60 * 60_000;
  const now = Date.UTC(2026, 10, 27, 12);
  const told = (at: number, since: number | null) => isStale({ at, since, now });
  expect([told(now - 47 * hour, null), told(now - 49 * hour, null)]).toEqual([false, true]);
  const sent = now - hour;
  const stale = [sent + 1000, sent + 999, sent - hour].filter((since) => told(sent, since));
  expect(stale).toEqual([sent + 1000]);
});
