import { isCurrency, readAmount } from '../../contract/fees';
import { CLINIC_TEXTS, neededPlaceholders, placeholdersFor } from '../../contract/message-texts';
import { placeholdersOf } from '../../contract/placeholders';
import { MOST_VISITS } from '../../contract/series';
import { LONGEST_SERIES_DAYS, readDays } from '../../scheduling/series';
import { type Problem, problemAt, problemIf, type Words } from './problem';
import { minutesOfDay } from './time-of-day';
import { checkQuestions } from './visit-questions';
import { checkWeek } from './week-check';

type Entry = Record<string, unknown>;

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

const checkTimeZone = (entry: Entry, attribute: string): Problem[] =>
  problemIf(!isTimeZone(entry[attribute]), [attribute], {
    en: 'This is not a time zone. Enter one such as Asia/Dubai.',
    ar: 'هذه ليست منطقة زمنية. اكتبها هكذا: Asia/Dubai.',
  });

/** Two dates of a period, written YYYY-MM-DD, so they compare as text. */
function checkPeriod({ entry, from, to }: { entry: Entry; from: string; to: string }): Problem[] {
  const [first, last] = [entry[from], entry[to]];
  return problemIf(typeof first === 'string' && typeof last === 'string' && first > last, [to], {
    en: 'The last day must not be before the first day.',
    ar: 'لا يجوز أن يسبق اليوم الأخير اليوم الأول.',
  });
}

/** Checks that both times are given, or neither. */
function checkBothTimes(entry: Entry, names: [from: string, to: string], message: Words): Problem[] {
  const missing = names.filter((name) => minutesOfDay(entry[name]) === undefined);
  return problemIf(missing.length === 1, missing, message);
}

/** Hours of the first and the last day: both or none, and in order when they are on one day. */
function checkAbsence(entry: Entry): Problem[] {
  const [from, to] = [minutesOfDay(entry.startsAt), minutesOfDay(entry.endsAt)];
  const isTurned = from !== undefined && to !== undefined && entry.startsOn === entry.endsOn && from >= to;
  return [
    ...checkPeriod({ entry, from: 'startsOn', to: 'endsOn' }),
    ...checkBothTimes(entry, ['startsAt', 'endsAt'], {
      en: 'Enter both times, or neither for whole days.',
      ar: 'اكتب الوقتين معًا، أو اتركهما فارغين ليشمل اليوم كله.',
    }),
    ...problemIf(isTurned, ['endsAt'], {
      en: 'The end must be after the start.',
      ar: 'يجب أن تكون النهاية بعد البداية.',
    }),
  ];
}

/** Problems of each row of a list, below its place in it. */
function checkEach(entry: Entry, attribute: string, check: (item: Entry) => Problem[]): Problem[] {
  const items = entry[attribute];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Entry, index) =>
    check(item).map(({ path, message }) => ({ path: [attribute, String(index), ...path], message })),
  );
}

/** Checks a date with its own call hours: both times, or none for a day without calls. */
const checkCallException = (item: Entry): Problem[] =>
  checkBothTimes(item, ['opensAt', 'closesAt'], {
    en: 'Enter both times, or neither if nobody makes calls on this date.',
    ar: 'اكتب الوقتين معًا، أو اتركهما فارغين إن كان لا أحد يتصل في هذا التاريخ.',
  });

/** Messages to phones: nobody can agree to what is not said, and quiet hours have two ends. */
function checkPhoneMessages(entry: Entry): Problem[] {
  const { offersSms, offersWhatsapp, phoneMessagesText: text } = entry;
  const isOffered = offersSms === true || offersWhatsapp === true;
  const hasWords = typeof text === 'string' && text.trim() !== '';
  const [from, until] = [minutesOfDay(entry.quietFrom), minutesOfDay(entry.quietUntil)];
  return [
    ...problemIf(isOffered && !hasWords, ['phoneMessagesText'], {
      en: 'Write what patients agree to when they choose messages; without these words none are offered.',
      ar: 'اكتب ما يوافق عليه المرضى حين يختارون الرسائل، فلا تُعرض عليهم من دون هذه الكلمات.',
    }),
    ...checkBothTimes(entry, ['quietFrom', 'quietUntil'], {
      en: 'Give both times, or none when messages may be sent at any hour.',
      ar: 'اكتب الوقتين معًا، أو اتركهما فارغين إن جاز الإرسال في أي ساعة.',
    }),
    ...problemIf(from !== undefined && from === until, ['quietUntil'], {
      en: 'Start and end are the same.',
      ar: 'البداية والنهاية متطابقتان.',
    }),
  ];
}

/** Fees in a currency that is none would be shown as three letters of nothing. */
function checkCurrency({ currency }: Entry): Problem[] {
  const isNone = typeof currency === 'string' && currency !== '' && !isCurrency(currency);
  return problemIf(isNone, ['currency'], {
    en: 'This is not a currency. Enter its three letters, such as AED.',
    ar: 'هذه ليست عملة. اكتب حروفها الثلاثة، مثل AED.',
  });
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

/** Texts of the clinic: no unknown names in braces, which would be sent as they stand, and the link to answer by. */
function checkMessageTexts(entry: Entry): Problem[] {
  return CLINIC_TEXTS.flatMap((name) => {
    const text = entry[name];
    if (typeof text !== 'string' || text.trim() === '') return [];
    const given = placeholdersOf(text);
    const known = placeholdersFor(name);
    const unknown = given.filter((placeholder) => !known.some((one) => one === placeholder));
    if (unknown.length > 0) {
      return problemAt([name], {
        en: `Nothing is known by ${inBraces(unknown)}. These can stand in braces: ${inBraces(known)}`,
        ar: `لا يُعرف ما يحل محل ${inBraces(unknown)}. ما يجوز بين القوسين: ${inBraces(known)}`,
      });
    }
    const missing = neededPlaceholders(name).filter((placeholder) => !given.includes(placeholder));
    if (missing.length === 0) return [];
    return problemAt([name], {
      en: `This text also needs ${inBraces(missing)}.`,
      ar: `ينقص هذا النص ${inBraces(missing)}.`,
    });
  });
}

/** A price is a number of something. */
function checkPrice({ price, currency }: Entry): Problem[] {
  const hasCurrency = typeof currency === 'string' && currency !== '';
  return problemIf(typeof price === 'number' && !hasCurrency, ['currency'], {
    en: 'Write the currency of the price in three letters, such as EUR.',
    ar: 'اكتب عملة السعر بثلاثة أحرف مثل EUR.',
  });
}

/** A link needs its words, and words their link. */
function checkLink({ linkLabel, linkPath }: Entry): Problem[] {
  const [hasLabel, hasPath] = [linkLabel, linkPath].map((one) => typeof one === 'string' && one !== '');
  return problemIf(hasLabel !== hasPath, [hasLabel ? 'linkPath' : 'linkLabel'], {
    en: 'Write both the words of the link and where it leads, or neither.',
    ar: 'اكتب نص الرابط والمكان الذي يقود إليه معًا، أو اتركهما فارغين.',
  });
}

/** Refuses a deposit that is not an amount, which no patient would be asked for. */
function checkDeposit({ depositAmount: typed }: Entry): Problem[] {
  if (typeof typed !== 'string' || typed.trim() === '' || Number(readAmount(typed)) > 0) return [];
  return problemAt(['depositAmount'], {
    en: 'Write the deposit as a number above zero, such as 100 or 99.50, or leave it empty.',
    ar: 'اكتب العربون رقمًا أكبر من الصفر، مثل 100 أو 99.50، أو اتركه فارغًا.',
  });
}

/** Visits keep their order, and the last one is within a year: further ahead nobody knows the hours. */
function checkSeries({ series }: Entry): Problem[] {
  if (!series) return [];
  const { visits, everyDays, toleranceDays, afterDays } = series as Entry;
  const given = readDays(typeof afterDays === 'string' ? afterDays : null);
  const isEven = given.length === 0;
  if (isEven && (typeof visits !== 'number' || typeof everyDays !== 'number')) {
    return problemAt(['series', 'visits'], {
      en: 'Say how many visits there are and every how many days, or on which days.',
      ar: 'حدد عدد الزيارات وكل كم يوم تكون، أو حدد أيامها.',
    });
  }
  const days = isEven ? [Number(everyDays), (Number(visits) - 1) * Number(everyDays)] : given;
  const gaps = isEven ? [Number(everyDays)] : days.map((day, index) => day - (days[index - 1] ?? 0));
  const isLoose = typeof toleranceDays === 'number' && toleranceDays * 2 >= Math.min(...gaps);
  return [
    ...problemIf(days.length >= MOST_VISITS || gaps.some((gap) => gap < 1), ['series', 'afterDays'], {
      en: 'List at most 23 days, each later than the one before.',
      ar: 'اذكر 23 يومًا على الأكثر، كل يوم منها بعد الذي قبله.',
    }),
    ...problemIf(isLoose, ['series', 'toleranceDays'], {
      en: 'Allow less than half of the days between two visits, so that they keep their order.',
      ar: 'اسمح بأقل من نصف الأيام بين زيارتين، حتى يبقى ترتيبها.',
    }),
    ...problemIf((days.at(-1) ?? 0) > LONGEST_SERIES_DAYS, ['series', isEven ? 'visits' : 'afterDays'], {
      en: 'The last visit must be within a year of the first.',
      ar: 'يجب أن تكون الزيارة الأخيرة خلال سنة من الأولى.',
    }),
  ];
}

const checks: Record<string, (entry: Entry) => Problem[]> = {
  announcement: (entry) => [...checkPeriod({ entry, from: 'startsOn', to: 'endsOn' }), ...checkLink(entry)],
  branch: (entry) => [
    ...(entry.timeZone === undefined ? [] : checkTimeZone(entry, 'timeZone')),
    ...checkWeek({ entry, attribute: 'workingHours', from: 'opensAt', to: 'closesAt' }),
  ],
  'booking-setting': (entry) => [
    ...(entry.callTimeZone ? checkTimeZone(entry, 'callTimeZone') : []),
    ...checkWeek({
      entry,
      attribute: 'callHours',
      from: 'opensAt',
      to: 'closesAt',
      mayBeWholeDay: true,
    }),
    ...checkEach(entry, 'callExceptions', checkCallException),
    ...checkPhoneMessages(entry),
    ...checkCurrency(entry),
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
  'day-off': checkAbsence,
  resource: (entry) => [
    ...checkWeek({ entry, attribute: 'hours', from: 'startsAt', to: 'endsAt', asksPastMidnight: true }),
    ...checkEach(entry, 'outOfOrder', checkAbsence),
  ],
  doctor: checkDeposit,
  service: (entry) => [...checkSeries(entry), ...checkDeposit(entry), ...checkQuestions(entry)],
  'message-text': checkMessageTexts,
  offer: (entry) => [
    ...checkPeriod({ entry, from: 'startsOn', to: 'endsOn' }),
    ...checkPrice(entry),
    ...checkCurrency(entry),
  ],
  vacancy: (entry) => checkPeriod({ entry, from: 'startsOn', to: 'endsOn' }),
  closure: checkAbsence,
};

export function hasChecks(noun: string): boolean {
  return noun in checks;
}

export function listProblems(noun: string, entry: Entry): Problem[] {
  return checks[noun]?.(entry) ?? [];
}
