import { plainNumbers } from '../../contract/digits';
import type { Status } from '../../contract/transitions';
import type { Span } from '../../scheduling/contested';
import { DAY_MINUTES, dateAt, MINUTE, WallClock } from '../../scheduling/zone';
import { readDate, readMoment, readStatus, readTime } from '../read-values';
import type { Fault, Row } from '../work';

/** An instant with its own offset, as programs write it. */
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

interface Wall {
  timeZone: string;
  isDayFirst: boolean;
}

/** Epoch milliseconds of a moment on the wall of a branch. */
function momentOf({ text, time = '' }: { text: string; time?: string }, { timeZone, isDayFirst }: Wall) {
  if (WITH_OFFSET.test(text)) return Date.parse(text);
  const [date, minutes] = time === '' ? [] : [readDate(text, isDayFirst), readTime(time)];
  const moment =
    date && minutes !== null && minutes !== undefined ? { date, minutes } : readMoment(text, isDayFirst);
  if (!moment) return null;
  const wall = new WallClock(moment.date, timeZone).at(moment.minutes);
  return wall.kind === 'skipped' ? null : wall.instant;
}

/** Returns the span of an imported appointment, by the clock of its branch; its length is the usual one unless said otherwise. */
export function timesOf({ get }: Row, { usual, ...wall }: Wall & { usual: number }): Span | Fault[] {
  const field = get('startsAt') === '' ? 'date' : 'startsAt';
  const text = get(field);
  if (text === '') return [{ field: 'startsAt', fault: 'required' }];
  const moment = field === 'date' ? { text, time: get('time') } : { text };
  const startsAt = momentOf(moment, wall);
  if (startsAt === null) {
    const isTime = field === 'date' && readDate(text, wall.isDayFirst) !== null;
    return [{ field: isTime ? 'time' : field, fault: 'invalid' }];
  }
  const end = get('endsAt');
  const minutes = Number(plainNumbers(get('minutes')));
  const said =
    end === '' ? startsAt + (minutes === 0 ? usual : minutes) * MINUTE : endOf(end, startsAt, wall);
  // Not a number where the minutes are none.
  if (said === null || !(said > startsAt && said <= startsAt + DAY_MINUTES * MINUTE))
    return [{ field: end === '' ? 'minutes' : 'endsAt', fault: 'invalid' }];
  return { startsAt, endsAt: said };
}

/** An end may be a time alone, of the day of the start. */
function endOf(end: string, startsAt: number, wall: Wall) {
  return (
    momentOf({ text: end }, wall) ?? momentOf({ text: dateAt(startsAt, wall.timeZone), time: end }, wall)
  );
}

/** Returns the status of an imported appointment. One that is over counts as done: nobody has to say so of each. */
export function statusOf(
  { get }: Row,
  { endsAt, startsAt }: Span,
  now: number,
): { status: Status; isNoShow: boolean } | Fault[] {
  const said = readStatus(get('status'));
  if (said === undefined) return [{ field: 'status', fault: 'unknown' }];
  const isNoShow = said === 'noShow';
  if (said === 'canceled') return { status: said, isNoShow };
  if (endsAt <= now) return { status: isNoShow ? 'confirmed' : 'done', isNoShow };
  if ((said === 'done' || isNoShow) && startsAt > now) return [{ field: 'status', fault: 'invalid' }];
  return { status: said === 'pending' || said === 'done' ? said : 'confirmed', isNoShow };
}
