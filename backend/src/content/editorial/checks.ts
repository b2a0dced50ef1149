import { CLINIC_TEXTS, neededPlaceholders, placeholdersFor } from '../../contract/message-texts';
import { placeholdersOf } from '../../contract/placeholders';
import type { Problem } from './problem';
import { minutesOfDay } from './time-of-day';

type Entry = Record<string, unknown>;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const minutesOfAWeek = 7 * 24 * 60;

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

function checkTimeZone({ entry, attribute }: { entry: Entry; attribute: string }): Problem[] {
  if (isTimeZone(entry[attribute])) return [];
  const message = {
    en: 'This is not a time zone. Enter one such as Africa/Cairo.',
    ar: 'هذه ليست منطقة زمنية. اكتبها هكذا: Africa/Cairo.',
  };
  return [{ path: [attribute], message }];
}

/** Two dates of a period, written YYYY-MM-DD, so they compare as text. */
function checkPeriod({ entry, from, to }: { entry: Entry; from: string; to: string }): Problem[] {
  const [first, last] = [entry[from], entry[to]];
  if (typeof first !== 'string' || typeof last !== 'string' || first <= last) return [];
  return [
    {
      path: [to],
      message: {
        en: 'The last day must not be before the first day.',
        ar: 'لا يجوز أن يسبق اليوم الأخير اليوم الأول.',
      },
    },
  ];
}

/** Hours of the first and the last day: both or none, and in order when they are on one day. */
function checkHoursOfAbsence(entry: Entry): Problem[] {
  const [from, to] = [minutesOfDay(entry.startsAt), minutesOfDay(entry.endsAt)];
  if ((from === undefined) !== (to === undefined)) {
    return [
      {
        path: [from === undefined ? 'startsAt' : 'endsAt'],
        message: {
          en: 'Enter both times, or neither for whole days.',
          ar: 'اكتب الوقتين معًا، أو اتركهما فارغين ليشمل اليوم كله.',
        },
      },
    ];
  }
  if (from === undefined || to === undefined || entry.startsOn !== entry.endsOn || from < to) return [];
  return [
    {
      path: ['endsAt'],
      message: { en: 'The end must be after the start.', ar: 'يجب أن تكون النهاية بعد البداية.' },
    },
  ];
}

interface Span {
  index: number;
  start: number;
  end: number;
}

/** Minutes since Monday midnight; an end that is not after the start lies on the next day. */
function readSpan({
  item,
  index,
  from,
  to,
}: {
  item: unknown;
  index: number;
  from: string;
  to: string;
}): Span | undefined {
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
  /** Shortest useful span in minutes. */
  atLeast?: number;
  /** Whether an end on the next day must be ticked: a mistyped time looks just like it. */
  asksPastMidnight?: boolean;
  /** From a time to the same time is a whole day. */
  mayBeWholeDay?: boolean;
}

function checkWeek({
  entry,
  attribute,
  from,
  to,
  atLeast = 1,
  asksPastMidnight = false,
  mayBeWholeDay = false,
}: WeekRules): Problem[] {
  const items = entry[attribute];
  if (!Array.isArray(items)) return [];
  const problems: Problem[] = [];
  const spans = items.flatMap((item, index) => readSpan({ item, index, from, to }) ?? []);
  for (const [position, span] of spans.entries()) {
    const path = [attribute, String(span.index), to];
    const length = span.end - span.start;
    const isNight = (span.start % (24 * 60)) + length > 24 * 60;
    const isTicked = items[span.index].pastMidnight === true;
    if (asksPastMidnight && isNight && !isTicked) {
      problems.push({
        path,
        message: {
          en: 'The end is before the start. Correct it or, if this shift ends the next day, tick “pastMidnight”.',
          ar: 'النهاية قبل البداية. صحّحها، أو علّم «pastMidnight» إن كانت النوبة تنتهي في اليوم التالي.',
        },
      });
    } else if (asksPastMidnight && isTicked && length < 24 * 60 && !isNight && span.end % (24 * 60) !== 0) {
      problems.push({
        path: [attribute, String(span.index), 'pastMidnight'],
        message: {
          en: 'This shift ends on the day it starts. Untick “pastMidnight”, or correct the times.',
          ar: 'تنتهي هذه النوبة في يوم بدايتها. أزل علامة «pastMidnight» أو صحّح الوقتين.',
        },
      });
    } else if (!mayBeWholeDay && length === 24 * 60 && items[span.index][from] === items[span.index][to]) {
      problems.push({
        path,
        message: { en: 'Start and end are the same.', ar: 'البداية والنهاية متطابقتان.' },
      });
    } else if (length < atLeast) {
      problems.push({
        path,
        message: {
          en: `This is shorter than one visit of ${atLeast} minutes.`,
          ar: `هذه المدة أقصر من زيارة واحدة (${atLeast} دقيقة).`,
        },
      });
    }
    const other = spans.slice(0, position).find((earlier) => overlap(earlier, span));
    if (other)
      problems.push({
        path,
        message: {
          en: `This overlaps with number ${other.index + 1} of the list.`,
          ar: `تتداخل هذه الفترة مع رقم ${other.index + 1} في القائمة.`,
        },
      });
  }
  return problems;
}

/** Dates with call hours of their own: both times, or none for a day on which nobody calls. */
function checkCallExceptions({ callExceptions }: Entry): Problem[] {
  if (!Array.isArray(callExceptions)) return [];
  return callExceptions.flatMap((item: Entry, index) => {
    const [opens, closes] = [minutesOfDay(item.opensAt), minutesOfDay(item.closesAt)];
    if ((opens === undefined) === (closes === undefined)) return [];
    const missing = opens === undefined ? 'opensAt' : 'closesAt';
    const message = {
      en: 'Enter both times, or neither if nobody makes calls on this date.',
      ar: 'اكتب الوقتين معًا، أو اتركهما فارغين إن كان لا أحد يتصل في هذا التاريخ.',
    };
    return [{ path: ['callExceptions', String(index), missing], message }];
  });
}

/** Messages to phones: nobody can agree to what is not said, and quiet hours have two ends. */
function checkPhoneMessages(entry: Entry): Problem[] {
  const { offersSms, offersWhatsapp, phoneMessagesText: text } = entry;
  const isOffered = offersSms === true || offersWhatsapp === true;
  const hasWords = typeof text === 'string' && text.trim() !== '';
  const [from, until] = [minutesOfDay(entry.quietFrom), minutesOfDay(entry.quietUntil)];
  const problems: Problem[] = [];
  if (isOffered && !hasWords) {
    const message = {
      en: 'Write what patients agree to when they choose messages; without these words none are offered.',
      ar: 'اكتب ما يوافق عليه المرضى حين يختارون الرسائل، فلا تُعرض عليهم من دون هذه الكلمات.',
    };
    problems.push({ path: ['phoneMessagesText'], message });
  }
  if ((from === undefined) !== (until === undefined)) {
    const message = {
      en: 'Give both times, or none when messages may be sent at any hour.',
      ar: 'اكتب الوقتين معًا، أو اتركهما فارغين إن جاز الإرسال في أي ساعة.',
    };
    problems.push({ path: [from === undefined ? 'quietFrom' : 'quietUntil'], message });
  } else if (from !== undefined && from === until) {
    const message = { en: 'Start and end are the same.', ar: 'البداية والنهاية متطابقتان.' };
    problems.push({ path: ['quietUntil'], message });
  }
  return problems;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

/**
 * Texts of the clinic: a name in braces that nothing takes the place of would be sent as it stands, and without the link
 * nobody could answer.
 */
function checkMessageTexts(entry: Entry): Problem[] {
  return CLINIC_TEXTS.flatMap((name) => {
    const text = entry[name];
    if (typeof text !== 'string' || text.trim() === '') return [];
    const given = placeholdersOf(text);
    const known = placeholdersFor(name);
    const unknown = given.filter((placeholder) => !known.some((one) => one === placeholder));
    if (unknown.length > 0) {
      const message = {
        en: `Nothing is known by ${inBraces(unknown)}. These can stand in braces: ${inBraces(known)}`,
        ar: `لا يُعرف ما يحل محل ${inBraces(unknown)}. ما يجوز بين القوسين: ${inBraces(known)}`,
      };
      return [{ path: [name], message }];
    }
    const missing = neededPlaceholders(name).filter((placeholder) => !given.includes(placeholder));
    if (missing.length === 0) return [];
    const message = {
      en: `This text also needs ${inBraces(missing)}.`,
      ar: `ينقص هذا النص ${inBraces(missing)}.`,
    };
    return [{ path: [name], message }];
  });
}

const checks: Record<string, (entry: Entry) => Problem[]> = {
  branch: (entry) => [
    ...(entry.timeZone === undefined ? [] : checkTimeZone({ entry, attribute: 'timeZone' })),
    ...checkWeek({ entry, attribute: 'workingHours', from: 'opensAt', to: 'closesAt' }),
  ],
  'booking-setting': (entry) => [
    ...(entry.callTimeZone ? checkTimeZone({ entry, attribute: 'callTimeZone' }) : []),
    ...checkWeek({
      entry,
      attribute: 'callHours',
      from: 'opensAt',
      to: 'closesAt',
      mayBeWholeDay: true,
    }),
    ...checkCallExceptions(entry),
    ...checkPhoneMessages(entry),
  ],
  schedule: (entry) => [
    ...checkPeriod({ entry, from: 'validFrom', to: 'validTo' }),
    ...checkWeek({
      entry,
      attribute: 'shifts',
      from: 'startsAt',
      to: 'endsAt',
      asksPastMidnight: true,
      atLeast: typeof entry.slotMinutes === 'number' ? entry.slotMinutes : undefined,
    }),
  ],
  'day-off': (entry) => [
    ...checkPeriod({ entry, from: 'startsOn', to: 'endsOn' }),
    ...checkHoursOfAbsence(entry),
  ],
  'message-text': checkMessageTexts,
  closure: (entry) => [
    ...checkPeriod({ entry, from: 'startsOn', to: 'endsOn' }),
    ...checkHoursOfAbsence(entry),
  ],
};

/** Whether entries of this noun are checked beyond their schema. */
export function hasChecks(noun: string): boolean {
  return noun in checks;
}

/** What an editor must correct in an entry before it is stored; empty when nothing. */
export function listProblems({ noun, entry }: { noun: string; entry: Entry }): Problem[] {
  return checks[noun]?.(entry) ?? [];
}
