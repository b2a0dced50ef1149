import { plainNumbers } from '../contract/digits';
import { foldText } from '../contract/fold-text';
import { serialToIso } from './read-xlsx';

const MONTHS = [
  'jan january يناير كانون الثاني',
  'feb february فبراير شباط',
  'mar march مارس اذار',
  'apr april ابريل نيسان',
  'may مايو ايار',
  'jun june يونيو يونيه حزيران',
  'jul july يوليو يوليه تموز',
  'aug august اغسطس اب',
  'sep sept september سبتمبر ايلول',
  'oct october اكتوبر تشرين الاول',
  'nov november نوفمبر تشرين الثاني',
  'dec december ديسمبر كانون الاول',
];
/** Names of one word; those of two are kept whole. */
const MONTH_OF = new Map(
  MONTHS.flatMap((names, index) => {
    const pairs = names.match(/(?:كانون|تشرين) \S+/g) ?? [];
    const words = names.replace(/(?:كانون|تشرين) \S+/g, '').split(' ');
    return [...words, ...pairs].filter(Boolean).map((name): [string, number] => [foldText(name), index + 1]);
  }),
);
/** Days of a spreadsheet from 1927 to 2119: what a date is that lost its format. */
const SERIAL = /^[1-7]\d{4}(?:\.\d+)?$/;

const two = (value: number) => String(value).padStart(2, '0');

function isoDate(year: number, month: number, day: number): string | null {
  const full = year < 100 ? year + (year > 40 ? 1900 : 2000) : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && full >= 1900 && full < 2200 ? `${full}-${two(month)}-${two(day)}` : null;
}

/** A date as people and programs write it, as `YYYY-MM-DD`; null for what is none. */
export function readDate(given: string, isDayFirst: boolean): string | null {
  const text = plainNumbers(given);
  if (SERIAL.test(text)) return serialToIso(Math.floor(Number(text)));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const short = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})(?!\d)/.exec(text);
  if (short) {
    const [first, second, year] = [Number(short[1]), Number(short[2]), Number(short[3])];
    const isDay = first > 12 || (isDayFirst && second <= 12);
    return isDay ? isoDate(year, second, first) : isoDate(year, first, second);
  }
  const words = foldText(text).split(' ');
  const at = words.findIndex(
    (word, index) => MONTH_OF.has(word) || MONTH_OF.has(`${word} ${words[index + 1]}`),
  );
  if (at < 0) return null;
  const month = MONTH_OF.get(words[at] ?? '') ?? MONTH_OF.get(`${words[at]} ${words[at + 1]}`) ?? 0;
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const year = numbers.find((one) => one > 31) ?? Number.NaN;
  return isoDate(year, month, numbers.find((one) => one <= 31) ?? Number.NaN);
}

/** Returns whether a column's dates have the day first; null if no date tells. */
export function guessDayFirst(values: readonly string[]): boolean | null {
  for (const value of values) {
    const found = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*\d{2,4}/.exec(plainNumbers(value));
    if (Number(found?.[1]) > 12) return true;
    if (Number(found?.[2]) > 12) return false;
  }
  return null;
}

/** Words for a part of the day behind an hour of twelve; the Arabic ones in any of their forms, as العصر or بالليل. */
export const HALVES = 'am|pm|a\\.m\\.|p\\.m\\.|ظهر|ضهر|عصر|مغرب|عشاء|ليل|فجر|صباح|مسا|ص|م';
/** Letters that such a word of Arabic begins with in speech. */
export const PREFIX = 'ب?(?:ال)?';
/** Time at the end of a text. No other word of Arabic stands behind it: a half of the day that is not known is not guessed. */
const TIME = new RegExp(
  `(?:^|[\\sT])(\\d{1,2})(?:[:.](\\d{2}))?(?::\\d{2}(?:\\.\\d+)?)?\\s*(?:${PREFIX}(${HALVES})\\S*|[^\\s\\p{Script=Arabic}]*)$`,
  'iu',
);

/**
 * Returns the hour of the day of one of twelve, by the word behind it: 1 ظهرًا and 1 pm are 13, 9 ليلًا is 21. Null for 12 مساءً:
 * midnight to most people, noon to programs that write pm so.
 */
export function hourOfHalf(hour: number, half: string): number | null {
  const [sign = ''] = half.toLowerCase();
  if (hour === 12 && half === 'مسا') return null;
  const isAfternoon = /[ظض]/.test(sign) ? hour % 12 < 6 : sign === 'ل' ? hour % 12 >= 6 : /[pمع]/.test(sign);
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

/** A time of the day in minutes after midnight; null for what is none. */
export function readTime(given: string): number | null {
  const text = plainNumbers(given);
  if (/^0?\.\d+$/.test(text)) return Math.round(Number(text) * 1440);
  const found = TIME.exec(text);
  if (!found || (found[2] === undefined && found[3] === undefined)) return null;
  const [, , , half] = found;
  const hour = Number(found[1]);
  const minute = Number(found[2] ?? 0);
  if (minute > 59 || hour > (half ? 12 : 23)) return null;
  const hours = half ? hourOfHalf(hour, half) : hour;
  return hours === null ? null : hours * 60 + minute;
}

/** Splits a text into date and minutes after midnight; null if one is missing. */
export function readMoment(given: string, isDayFirst: boolean): { date: string; minutes: number } | null {
  const text = plainNumbers(given);
  const whole = SERIAL.test(text) ? serialToIso(Number(text)) : text;
  const date = readDate(whole, isDayFirst);
  const rest = whole.replace(/^\d{1,4}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,4}/, ' ').replace(/T/, ' ');
  const minutes = readTime(rest);
  return date === null || minutes === null ? null : { date, minutes };
}

/** Words that form a name with the next word, such as عبد الرحمن. */
const HALF_A_NAME = /^(?:عبد|[اأ]بو|[اأ]م|abd|abde?l|abdul|abu|abou?)$/iu;

/** Splits a full name: the first word, or two words that are one name, then the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const count = HALF_A_NAME.test(words[0] ?? '') ? 2 : 1;
  return { firstName: words.slice(0, count).join(' '), lastName: words.slice(count).join(' ') };
}

const wordsOf = (words: string) => new Set(words.split(', ').map(foldText));
const STATUS_WORDS = {
  pending: wordsOf(
    'pending, requested, request, new, tentative, draft, انتظار, قيد الانتظار, معلق, جديد, طلب',
  ),
  confirmed: wordsOf('confirmed, booked, scheduled, rescheduled, approved, active, مؤكد, مؤكدة, محجوز, حجز'),
  canceled: wordsOf('canceled, cancelled, cancel, deleted, rejected, ملغي, ملغى, ملغية, ملغاة, الغاء, مرفوض'),
  done: wordsOf(
    'done, completed, complete, finished, attended, seen, arrived, checked in, ' +
      'تم, تمت, مكتمل, منتهي, حضر, تم الكشف',
  ),
  noShow: wordsOf('no show, noshow, did not attend, dna, missed, absent, لم يحضر, غائب, غياب, تخلف'),
};
export type ImportedStatus = keyof typeof STATUS_WORDS;

/** The status that a word of another system means; undefined for a word that nobody knows. */
export function readStatus(given: string): ImportedStatus | null | undefined {
  const folded = foldText(given);
  if (folded === '') return null;
  return (Object.keys(STATUS_WORDS) as ImportedStatus[]).find((status) => STATUS_WORDS[status].has(folded));
}
