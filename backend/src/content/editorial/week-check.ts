import { type ArabicForms, countInArabic, type Problem } from './problem';
import { minutesOfDay } from './time-of-day';

type Entry = Record<string, unknown>;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const minutesOfAWeek = 7 * 24 * 60;
const MINUTES: ArabicForms = { few: (count) => `${count} دقائق`, other: (count) => `${count} دقيقة` };

interface Span {
  index: number;
  start: number;
  end: number;
}

/** Minutes since Monday midnight; an end that is not after the start lies on the next day. */
function readSpan(item: unknown, index: number, { from, to }: Pick<WeekRules, 'from' | 'to'>) {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields: Entry = { ...item };
  const day = weekdays.indexOf(String(fields.weekday));
  const [start, end] = [minutesOfDay(fields[from]), minutesOfDay(fields[to])];
  if (day < 0 || start === undefined || end === undefined) return undefined;
  const length = end > start ? end - start : end - start + 24 * 60;
  return { index, start: day * 24 * 60 + start, end: day * 24 * 60 + start + length };
}

function overlap(a: Span, b: Span): boolean {
  return [-minutesOfAWeek, 0, minutesOfAWeek].some(
    (shift) => a.start < b.end + shift && b.start + shift < a.end,
  );
}

interface WeekRules {
  entry: Entry;
  attribute: string;
  from: string;
  to: string;
  atLeast?: number;
  /** True when an end on the next day must be ticked: a mistyped time looks just like it. */
  asksPastMidnight?: boolean;
  mayBeWholeDay?: boolean;
}

/** Spans of a week: each has its length and its night, and no two of them overlap. */
export function checkWeek(given: WeekRules): Problem[] {
  const { entry, attribute, from, to, atLeast = 1, asksPastMidnight = false, mayBeWholeDay = false } = given;
  const items = entry[attribute];
  if (!Array.isArray(items)) return [];
  const problems: Problem[] = [];
  const add = (path: string[], en: string, ar: string) => problems.push({ path, message: { en, ar } });
  const spans = items.flatMap((item, index) => readSpan(item, index, { from, to }) ?? []);
  for (const [position, span] of spans.entries()) {
    const path = [attribute, String(span.index), to];
    const length = span.end - span.start;
    const isNight = (span.start % (24 * 60)) + length > 24 * 60;
    const isTicked = items[span.index].pastMidnight === true;
    if (asksPastMidnight && isNight && !isTicked) {
      add(
        path,
        'The end is before the start. Correct it or, if this shift ends the next day, tick “Ends after midnight”.',
        'النهاية قبل البداية. صحّحها، أو علّم «تنتهي بعد منتصف الليل» إن كانت النوبة تنتهي في اليوم التالي.',
      );
    } else if (asksPastMidnight && isTicked && length < 24 * 60 && !isNight && span.end % (24 * 60) !== 0) {
      add(
        [attribute, String(span.index), 'pastMidnight'],
        'This shift ends on the day it starts. Untick “Ends after midnight”, or correct the times.',
        'تنتهي هذه النوبة في يوم بدايتها. أزل علامة «تنتهي بعد منتصف الليل» أو صحّح الوقتين.',
      );
    } else if (!mayBeWholeDay && length === 24 * 60 && items[span.index][from] === items[span.index][to]) {
      add(path, 'Start and end are the same.', 'البداية والنهاية متطابقتان.');
    } else if (length < atLeast) {
      add(
        path,
        `This is shorter than one visit of ${atLeast} minutes.`,
        `هذه المدة أقصر من زيارة واحدة (${countInArabic(MINUTES, atLeast)}).`,
      );
    }
    const other = spans.slice(0, position).find((earlier) => overlap(earlier, span));
    if (other)
      add(
        path,
        `This overlaps with number ${other.index + 1} of the list.`,
        `تتداخل هذه الفترة مع رقم ${other.index + 1} في القائمة.`,
      );
  }
  return problems;
}
