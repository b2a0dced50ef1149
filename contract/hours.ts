import { z } from 'zod';
import { documentId } from './document-id';
import { askedDay } from './instant';
import { REASON_LENGTH } from './limits';
import { optionalLine } from './line-schema';
import { names } from './names';
import { bookedVisit } from './series';

/** Days of the week as hours are written, Monday first. */
export const HOURS_WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
/** Effects of a dated set of hours on the usual hours of its branch. */
export const ON_THESE_DATES = ['replaces_regular_hours', 'adds_to_regular_hours'] as const;
/** Fates of an appointment that a change of hours leaves outside. */
export const VISIT_FATES = ['toMove', 'stays', 'canceled'] as const;
export type VisitFate = (typeof VISIT_FATES)[number];

/** Shifts in one set, and letters, as the types of the editor have them. */
export const MAX_SHIFTS = 28;
export const SET_LABEL_LENGTH = 120;
export const ABSENCE_NOTE_LENGTH = 200;
/** Most visits that one change may leave outside; of more it is made in parts. */
export const MOST_VISITS_HIT = 2000;

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = z.iso.date();
/** A text that may be left out; '' then. */
const line = (max: number) => optionalLine(max).transform((text) => text ?? '');

/** A shift by the clock of its branch. One that ends before it begins must say that it goes on past midnight. */
const shift = z.strictObject({
  weekday: z.enum(HOURS_WEEKDAYS),
  startsAt: wallTime,
  endsAt: wallTime,
  pastMidnight: z.boolean(),
});
export type HoursShift = z.output<typeof shift>;

/** Version of an entry when it was read; a different one means that somebody has changed it since. */
const entry = z.strictObject({ documentId, version: z.string().regex(/^[0-9a-f]{16}$/) });

export const hoursSet = z.strictObject({
  branch: documentId,
  label: line(SET_LABEL_LENGTH),
  slotMinutes: z.number().int().min(5).max(240),
  /** First and last day, as dates of the branch; null is open. */
  validFrom: date.nullable(),
  validTo: date.nullable(),
  onTheseDates: z.enum(ON_THESE_DATES).nullable(),
  shifts: z.array(shift).min(1).max(MAX_SHIFTS),
});

/** Dates: whole days, or the same hours on each. */
export const absenceFields = {
  startsOn: date,
  endsOn: date,
  startsAt: wallTime.nullable(),
  endsAt: wallTime.nullable(),
};
const note = line(ABSENCE_NOTE_LENGTH);
const dayOff = z.strictObject({ ...absenceFields, note });
const closure = z.strictObject({
  ...absenceFields,
  /** Null closes all branches. */
  branch: documentId.nullable(),
  reason: z.strictObject({ en: note, ar: note }),
});

const daysOut = z.strictObject({ ...absenceFields, room: documentId });

/** Change by a manager: a new entry without `entry`, one that is removed without `wanted`. */
const changeOf = <What extends string, Wanted extends z.ZodType>(what: What, wanted: Wanted) =>
  z.strictObject({ what: z.literal(what), entry: entry.nullable(), wanted: wanted.nullable() });
const change = z.discriminatedUnion('what', [
  changeOf('schedule', hoursSet).extend({ doctor: documentId }),
  changeOf('day-off', dayOff).extend({ doctor: documentId }),
  changeOf('closure', closure),
  /** Days off of a room or device; the version tells them from others of the same one. */
  changeOf('out-of-order', daysOut),
]);
export type HoursChange = z.output<typeof change>;

const decision = z.strictObject({
  documentId,
  version: z.number().int().positive(),
  becomes: z.enum(VISIT_FATES),
});
export type VisitDecision = z.output<typeof decision>;

/** A change of hours with a decision about each visit it leaves outside; on trial nothing is kept. */
export const hoursRequest = z
  .strictObject({
    change,
    isTrial: z.boolean(),
    visits: z.array(decision).max(MOST_VISITS_HIT),
    reason: optionalLine(REASON_LENGTH),
    /** The week that is drawn as it would be. */
    week: askedDay.optional(),
  })
  .refine(({ change: { entry: known, wanted } }) => known !== null || wanted !== null, { path: ['change'] })
  .refine(({ visits, reason }) => reason || !visits.some(({ becomes }) => becomes === 'canceled'), {
    path: ['reason'],
  });
export type HoursRequest = z.output<typeof hoursRequest>;

const visit = z.object({
  ...bookedVisit,
  documentId: z.string(),
  version: z.number().int(),
  /** Null when the patient's data was erased. */
  name: z.string().nullable(),
  doctor: names.nullable(),
  branch: names.nullable(),
});
export type HitVisit = z.output<typeof visit>;

/** A part of a day as the wall of its branch has it, in minutes after midnight, 1440 at most. */
const piece = z.object({
  set: z.string(),
  branch: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  slotMinutes: z.number().int(),
  isFromDayBefore: z.boolean(),
  isAbsent: z.boolean(),
});
const day = z.object({ date: z.string(), pieces: z.array(piece) });
export type HoursDay = z.output<typeof day>;

/** Free times of the days to come that visitors are offered at one branch. Instants are ISO. */
const offered = z.object({
  branch: z.string(),
  timeZone: z.string(),
  days: z.array(z.object({ date: z.string(), count: z.number().int(), first: z.array(z.string()) })),
});
export type OfferedTimes = z.output<typeof offered>;

const place = z.object({ documentId: z.string(), name: names });
const storedSet = hoursSet
  .extend({ branch: z.string().nullable(), label: z.string(), documentId: z.string(), version: z.string() })
  .strip();
export type StoredSet = z.output<typeof storedSet>;
const storedAbsence = z.object({ documentId: z.string(), version: z.string(), ...absenceFields });
export type StoredAbsence = z.output<typeof storedAbsence>;
const storedDayOff = storedAbsence.extend({ note: z.string() });
export type StoredDayOff = z.output<typeof storedDayOff>;
const storedClosure = storedAbsence.extend({ branch: z.string().nullable(), reason: names });
export type StoredClosure = z.output<typeof storedClosure>;

/** A room or device with the days on which it is out of order, from today on. */
const roomHours = place.extend({ branch: z.string(), daysOut: z.array(storedAbsence) });

export const hoursQuery = z.strictObject({ week: askedDay.optional() });

/** Week of each doctor, the branches, and closures from today on. */
export const hoursListAnswer = z.object({
  data: z.object({
    doctors: z.array(place.extend({ days: z.array(day) })),
    branches: z.array(place.extend({ timeZone: z.string(), country: z.string() })),
    closures: z.array(storedClosure),
    rooms: z.array(roomHours).default([]),
    week: z.string(),
    today: z.string(),
  }),
});
export type HoursList = z.output<typeof hoursListAnswer>['data'];

/** A doctor's stored hours, one week of them, and the times offered to visitors. */
export const doctorHoursAnswer = z.object({
  data: z.object({
    doctor: place,
    branches: z.array(place.extend({ timeZone: z.string(), country: z.string() })),
    sets: z.array(storedSet),
    daysOff: z.array(storedDayOff),
    closures: z.array(storedClosure),
    week: z.string(),
    today: z.string(),
    days: z.array(day),
    offered: z.array(offered),
  }),
});
export type DoctorHours = z.output<typeof doctorHoursAnswer>['data'];

export const hoursOutcome = z.object({
  data: z.object({ visits: z.array(visit), days: z.array(day), offered: z.array(offered) }),
});
export type HoursOutcome = z.output<typeof hoursOutcome>['data'];
