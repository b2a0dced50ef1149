import { z } from 'zod';
import { toLatinDigits } from '@/contract/digits';
import {
  absenceFields,
  HOURS_WEEKDAYS,
  type HoursChange,
  type HoursShift,
  hoursSet,
  MAX_SHIFTS,
  ON_THESE_DATES,
  type StoredAbsence,
  type StoredClosure,
  type StoredDayOff,
  type StoredSet,
  VISIT_FATES,
  type VisitDecision,
} from '@/contract/hours';

/** The fields of a form as they were typed, by their names. */
export type Given = Record<string, string>;
type Weekday = HoursShift['weekday'];

/** Fault found in a field before anything is sent. */
type FormFault = 'time' | 'slot' | 'date' | 'order' | 'branch' | 'room' | 'shifts' | 'reason' | 'does';
interface FaultyField {
  fieldId: string;
  fault: FormFault;
}

/** A stored wall time has no seconds here; browsers may send some. */
const wall = (time: string | undefined) => (time ?? '').slice(0, 5);

export function shiftField(weekday: Weekday, n: number) {
  const base = `${weekday}-${n}`;
  return { from: `${base}-from`, to: `${base}-to`, past: `${base}-past` };
}

const shiftsOf = (weekday: Weekday) => Array.from({ length: MAX_SHIFTS }, (_, n) => shiftField(weekday, n));

/** Returns how many shifts of a weekday have anything typed in them, up to the last of them. */
export function countShifts(given: Given, weekday: Weekday): number {
  return shiftsOf(weekday).findLastIndex(({ from, to }) => given[from] || given[to]) + 1;
}

/** True for what is decided about the visits that a change hits. */
export const isDecision = (name: string) => name === 'reason' || name.startsWith('fate-');

type Sent = readonly { name: string; value: string; isChecked: boolean }[];

/** Adds the times and decisions that were sent, for which a form that begins anew has no places yet. */
export function withSent(given: Given, sent: Sent): Given {
  const times = new Set(HOURS_WEEKDAYS.flatMap(shiftsOf).flatMap(({ from, to }) => [from, to]));
  const kept = sent.filter(({ name, value, isChecked }) =>
    name.startsWith('fate-') ? isChecked : value !== '' && (times.has(name) || isDecision(name)),
  );
  return { ...given, ...Object.fromEntries(kept.map(({ name, value }) => [name, value])) };
}

/** The shifts that were typed, each with the fields it stands in; what is empty is no shift. */
function readShifts(given: Given): { shift: HoursShift; fields: ReturnType<typeof shiftField> }[] {
  return HOURS_WEEKDAYS.flatMap((weekday) =>
    shiftsOf(weekday).flatMap((fields) => {
      const [startsAt, endsAt] = [wall(given[fields.from]), wall(given[fields.to])];
      if (!startsAt && !endsAt) return [];
      return [{ fields, shift: { weekday, startsAt, endsAt, pastMidnight: given[fields.past] === 'yes' } }];
    }),
  );
}

export function givenOfSet(set: StoredSet): Given {
  const given: Given = {
    branch: set.branch ?? '',
    label: set.label,
    slotMinutes: String(set.slotMinutes),
    validFrom: set.validFrom ?? '',
    validTo: set.validTo ?? '',
    onTheseDates: set.onTheseDates ?? '',
  };
  for (const weekday of HOURS_WEEKDAYS) {
    set.shifts
      .filter((shift) => shift.weekday === weekday)
      .forEach((shift, n) => {
        const fields = shiftField(weekday, n);
        given[fields.from] = shift.startsAt;
        given[fields.to] = shift.endsAt;
        if (shift.pastMidnight) given[fields.past] = 'yes';
      });
  }
  return given;
}

/** Returns the form values of a stored day off, closure or day out of order. */
export function givenOfAbsence(absence: StoredAbsence | StoredDayOff | StoredClosure): Given {
  const { documentId: id, version, startsOn, endsOn, startsAt, endsAt } = absence;
  const given = { id, version, startsOn, endsOn, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
  if ('note' in absence) return { ...given, note: absence.note };
  if (!('reason' in absence)) return given;
  const { branch, reason } = absence;
  return { ...given, branch: branch ?? 'all', reasonEn: reason.en, reasonAr: reason.ar };
}

/** Gives other weekdays the shifts of one; theirs are replaced. */
export function copyDay(given: Given, from: Weekday, to: Weekday[]): Given {
  const others = to.filter((weekday) => weekday !== from);
  const kept = Object.entries(given).filter(
    ([name]) => !others.some((weekday) => name.startsWith(`${weekday}-`)),
  );
  const copied = Object.entries(given)
    .filter(([name]) => name.startsWith(`${from}-`))
    .flatMap(([name, value]) =>
      others.map((weekday): [string, string] => [`${weekday}${name.slice(from.length)}`, value]),
    );
  return Object.fromEntries([...kept, ...copied]);
}

const orNull = (text: string | undefined) => text || null;

const FAULTS: Partial<Record<string, FormFault>> = {
  ...{ branch: 'branch', slotMinutes: 'slot', onTheseDates: 'does', shifts: 'shifts' },
  ...{ validFrom: 'date', validTo: 'date', startsOn: 'date', endsOn: 'date' },
  ...{ startsAt: 'time', endsAt: 'time' },
};

/** The fields that are not as a schema has them; what has no words here is left to the backend. */
function faultsIn(schema: z.ZodType, read: object, given: Given): FaultyField[] {
  const issues = schema.safeParse(read).error?.issues ?? [];
  return issues.flatMap(({ path }) => {
    const fault = FAULTS[String(path.at(-1))];
    return fault ? [{ fieldId: fieldOf(path.map(String), given), fault }] : [];
  });
}

function readSet(given: Given) {
  const shifts = readShifts(given);
  const slotMinutes = Number(toLatinDigits(given.slotMinutes ?? ''));
  const onTheseDates = ON_THESE_DATES.find((one) => one === given.onTheseDates) ?? null;
  const isDated = Boolean(given.validFrom || given.validTo);
  const wanted = {
    branch: given.branch ?? '',
    label: given.label ?? '',
    slotMinutes,
    validFrom: orNull(given.validFrom),
    validTo: orNull(given.validTo),
    onTheseDates: isDated ? onTheseDates : null,
    shifts: shifts.map(({ shift }) => shift),
  };
  const typed = { ...wanted, ...(isDated && { onTheseDates: onTheseDates ?? '' }) };
  return { wanted, faults: faultsIn(hoursSet, typed, given) };
}

function readAbsence(given: Given) {
  const { startsOn = '', endsOn = '' } = given;
  const [startsAt, endsAt] = [wall(given.startsAt), wall(given.endsAt)];
  const lastDay = endsOn || startsOn;
  const isPart = Boolean(startsAt || endsAt);
  const typed = { startsOn, ...(endsOn && { endsOn }), ...(isPart && { startsAt, endsAt }) };
  const faults = faultsIn(z.object(absenceFields).partial(), typed, given);
  if (lastDay < startsOn) faults.unshift({ fieldId: 'endsOn', fault: 'order' });
  const when = { startsOn, endsOn: lastDay, startsAt: orNull(startsAt), endsAt: orNull(endsAt) };
  return { when, faults };
}

/** Returns what a form asks for, or which of its fields are wrong. A removal needs nothing but the entry. */
export function readChange(
  given: Given,
  isRemoval: boolean,
): { ok: true; change: HoursChange } | { ok: false; faults: FaultyField[] } {
  const { what, doctor = '', id, version } = given;
  const entry = id && version ? { documentId: id, version } : null;
  const none = isRemoval && entry !== null;
  if (what === 'schedule') {
    const { wanted, faults } = readSet(given);
    if (none) return { ok: true, change: { what, doctor, entry, wanted: null } };
    return faults.length > 0 ? { ok: false, faults } : { ok: true, change: { what, doctor, entry, wanted } };
  }
  const { when, faults } = readAbsence(given);
  if (faults.length > 0 && !none) return { ok: false, faults };
  if (what === 'day-off') {
    const wanted = none ? null : { ...when, note: given.note ?? '' };
    return { ok: true, change: { what, doctor, entry, wanted } };
  }
  if (what === 'out-of-order') {
    const room = entry?.documentId ?? given.room ?? '';
    if (!room) return { ok: false, faults: [{ fieldId: 'room', fault: 'room' }] };
    return { ok: true, change: { what, entry, wanted: none ? null : { ...when, room } } };
  }
  if (!given.branch && !none) return { ok: false, faults: [{ fieldId: 'branch', fault: 'branch' }] };
  const branch = given.branch === 'all' ? null : (given.branch ?? null);
  const reason = { en: given.reasonEn ?? '', ar: given.reasonAr ?? '' };
  return { ok: true, change: { what: 'closure', entry, wanted: none ? null : { ...when, branch, reason } } };
}

/** The first day to draw: that of the change where it lies further ahead than the week that was looked at. */
export function weekOf({ week = '', validFrom = '', startsOn = '' }: Given): string {
  const first = validFrom || startsOn;
  return first > week ? first : week;
}

/** The field that decides about all visits at once, and its answer that each is decided about by itself. */
export const FATE_OF_ALL = 'fate-all';
export const EACH = 'each';

export function readDecisions(given: Given): VisitDecision[] {
  const ofAll = VISIT_FATES.find((one) => one === given[FATE_OF_ALL]);
  return Object.entries(given).flatMap(([name, value]) => {
    const documentId = name.startsWith('fate-') ? name.slice('fate-'.length) : null;
    const becomes = ofAll ?? VISIT_FATES.find((one) => one === value);
    const version = Number(given[`version-${documentId}`]);
    return documentId && becomes && Number.isInteger(version) ? [{ documentId, version, becomes }] : [];
  });
}

export function fieldOf(path: readonly string[], given: Given): string {
  const [first = '', index, part] = path;
  if (first === 'shifts') {
    const fields = readShifts(given)[Number(index)]?.fields ?? shiftField('monday', 0);
    if (part === 'endsAt') return fields.to;
    return part === 'pastMidnight' ? fields.past : fields.from;
  }
  const fields = ['branch', 'label', 'slotMinutes', 'validFrom', 'validTo', 'onTheseDates'];
  const known = [...fields, 'startsOn', 'endsOn', 'startsAt', 'endsAt', 'note', 'room'];
  return known.find((name) => name === first) ?? (given.what === 'schedule' ? 'branch' : 'startsOn');
}
