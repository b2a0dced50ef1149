import { z } from 'zod';
import { orNull, scheduleRow, shifts } from '../content/editorial/schedule-row';
import { questionRows } from '../content/editorial/visit-questions';
import { REMINDER_WAYS } from '../contract/channels';
import { CHECK_IN_MODES } from '../contract/check-in';
import type { Fee, Price } from '../contract/fees';
import { foldText } from '../contract/fold-text';
import { PHONE_PROOFS } from '../contract/phone-code';
import { PATIENT_NOTE_READERS } from '../contract/roles';
import { storedText } from '../platform/instant';
import type { CallHours } from '../scheduling/call-clock';
import { type Absence, WEEKDAYS } from '../scheduling/schedule';
import { readDays } from '../scheduling/series';
import type { SeriesOfService } from './catalogue-data';

const weekdaySpans = z
  .array(z.object({ weekday: z.enum(WEEKDAYS), opensAt: z.string(), closesAt: z.string() }))
  .default([]);

const ref = z.object({ documentId: z.string() });
const refs = z.array(ref).default([]);
/** A relation to an entry leads to each of its versions. */
const idsOf = (list: { documentId: string }[]) => [...new Set(list.map(({ documentId }) => documentId))];
export const editorial = z.object({
  documentId: z.string(),
  locale: z.string(),
  number: z.number().nullish(),
  name: z.string(),
});
/** A value, or its default where it was first saved before there was a choice. */
const orElse = <Value, Fallback>(schema: z.ZodType<Value>, fallback: Fallback) =>
  schema.nullish().transform((value) => value ?? fallback);
const confirmation = orElse(z.enum(['by_call', 'at_once']), null);
const setting = (fallback: number) => orElse(z.number(), fallback);

const closable = editorial.extend({ takesNoNewBookings: z.coerce.boolean(), confirmation });
const depositAmount = z.string().nullish();
export const doctorRow = closable.extend({ specialties: refs, depositAmount });
const kind = z.string().transform(foldText);
const need = z.object({ kind, minutes: orElse(z.number(), null) });
const series = z
  .object({
    visits: z.number().nullish(),
    everyDays: z.number().nullish(),
    afterDays: z.string().nullish(),
    toleranceDays: z.number(),
    anyDoctor: z.coerce.boolean(),
  })
  .nullish()
  .transform((given): SeriesOfService | null => {
    if (!given) return null;
    const { visits, everyDays, afterDays, ...rest } = given;
    const days = readDays(afterDays);
    if (days.length > 0) return { ...rest, visits: days.length + 1, everyDays: 0, afterDays: days };
    return { ...rest, visits: visits ?? 1, everyDays: everyDays ?? 0 };
  });
export const serviceRow = closable.extend({
  specialties: refs,
  durationMinutes: z.number().nullish(),
  needs: z.array(need).default([]),
  series,
  depositAmount,
  depositMinutes: setting(30),
  depositRefundHours: setting(24),
  questions: questionRows,
});
const order = z.number().nullish();
export const branchRow = closable.extend({
  order,
  timeZone: z.string(),
  country: z.string(),
  address: z.string(),
  phone: z.string(),
  organisations: refs,
  workingHours: weekdaySpans,
});
export const zoneRow = z.object({
  documentId: z.string(),
  number: z.number().nullish(),
  order,
  timeZone: z.string().nullish(),
  publishedAt: z.unknown(),
});
export const organisationRow = editorial.extend({ kind: z.enum(['company', 'syndicate']) });
export const placedSchedule = scheduleRow.extend({ doctor: ref.nullish(), branch: ref.nullish() });
const price = (amount?: string | null, isFrom?: boolean | null): Price | null =>
  amount ? { amount, isFrom: isFrom ?? false } : null;
export const feeRow = z
  .object({
    documentId: z.string(),
    services: refs,
    doctors: refs,
    branches: refs,
    firstVisit: z.string().nullish(),
    firstVisitIsFrom: z.boolean().nullish(),
    followUp: z.string().nullish(),
    followUpIsFrom: z.boolean().nullish(),
  })
  .transform(
    (row): Fee => ({
      id: row.documentId,
      services: idsOf(row.services),
      doctors: idsOf(row.doctors),
      branches: idsOf(row.branches),
      firstVisit: price(row.firstVisit, row.firstVisitIsFrom),
      followUp: price(row.followUp, row.followUpIsFrom),
    }),
  );
const days = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  startsAt: orNull,
  endsAt: orNull,
});
export const absenceRow = days.extend({
  documentId: z.string(),
  doctor: ref.nullish(),
  branch: ref.nullish(),
});
export function absence({ startsOn, endsOn, startsAt, endsAt }: Absence): Absence {
  return { startsOn, endsOn, startsAt, endsAt };
}
export const resourceRow = editorial.extend({
  kind,
  order,
  branch: ref.nullish(),
  hours: shifts,
  outOfOrder: z.array(days).default([]),
});
const isOn = orElse(z.boolean(), false);

/** Settings that count as they are stored. */
export const plainSettings = z.object({
  noticeMinutes: setting(120),
  horizonDays: setting(60),
  maxLivePerDoctorDay: setting(1),
  maxLivePerPatient: setting(3),
  maxLivePerPhone: setting(6),
  extraWalkIns: setting(3),
  maxAge: setting(120),
  /** Age below which a guardian consents; 0 never asks. */
  guardianAge: setting(0),
  notesMaxLength: setting(1000),
  maxRequestsPerAddressHour: setting(60),
  /** Bookings of one address within a day before a proof is asked for, see `appointments/booking/work-proofs`. */
  freeRequestsPerAddressDay: setting(5),
  holdMinutes: setting(10),
  maxHoldsPerAddress: setting(20),
  cardRetentionDays: setting(90),
  incomingRetentionDays: setting(365),
  privacyRequestDays: setting(30),
  defaultSlotMinutes: setting(20),
  /** ISO 4217, of all fees; null where none is said, and then no fee is. */
  currency: z
    .string()
    .nullish()
    .transform((code) => code?.trim() || null),
  consentVersion: z.string(),
  maxPhoneMessagesPerDay: setting(500),
  reminderHours: setting(24),
  reminderBy: orElse(z.enum(REMINDER_WAYS), 'every_way' as const),
  maxLivePerUnprovedPhone: setting(3),
  movesStayConfirmed: isOn,
  /** Patients are written to as they are called in. */
  tellsTurn: isOn,
  /** Form of a patient's file number, see `desk/patient-file/file-number`; empty where the clinic gives none. */
  fileNumberForm: storedText.transform((form) => form.trim()),
  nextFileNumber: setting(1),
  patientNotesReadBy: orElse(z.enum(PATIENT_NOTE_READERS), 'all_staff' as const),
  /** Patients are asked once, after an appointment, how it was. */
  asksForReview: isOn,
  showsWaitingRoom: isOn,
  checkIn: orElse(z.enum(CHECK_IN_MODES), 'off' as const),
  showsNamesInCalendars: isOn,
  countsVisits: isOn,
  /** The waiting list is offered where no time is free within so many days. */
  waitingSoonDays: setting(5),
  waitingTold: setting(3),
  waitingOfferMinutes: setting(60),
});

export const settingsRow = plainSettings.extend({
  locale: z.string(),
  consentText: z.string(),
  offersSms: z.boolean().nullish(),
  offersWhatsapp: z.boolean().nullish(),
  phoneMessagesText: z.string().nullish(),
  newsText: z.string().nullish(),
  phoneProof: z.enum(PHONE_PROOFS).nullish(),
  quietFrom: z.string().nullish(),
  quietUntil: z.string().nullish(),
  confirmation,
  defaultService: ref.nullish(),
  callHours: weekdaySpans,
  callExceptions: z.array(z.object({ date: z.string(), opensAt: orNull, closesAt: orNull })).default([]),
  callTimeZone: z.string().nullish(),
  callWithinMinutes: z.number().nullish(),
});

const DEFAULT_WITHIN_MINUTES = 120;

/** Hours for settings that were saved before there were call hours: those of the demonstration. */
const DEFAULT_WEEKDAYS: CallHours['weekdays'] = WEEKDAYS.map((weekday) =>
  weekday === 'friday'
    ? { weekday, opensAt: '14:00', closesAt: '21:00' }
    : { weekday, opensAt: '09:00', closesAt: '23:00' },
);

/** The hours of the call centre by its own clock, else the clinic's; null without settings. */
export function readCallHours(rows: z.infer<typeof settingsRow>[], clinicZone: string): CallHours | null {
  const row = rows.find(({ callHours }) => callHours.length > 0) ?? rows[0];
  if (!row) return null;
  return {
    timeZone: row.callTimeZone || clinicZone,
    withinMinutes: row.callWithinMinutes ?? DEFAULT_WITHIN_MINUTES,
    weekdays: row.callHours.length > 0 ? row.callHours : DEFAULT_WEEKDAYS,
    exceptions: row.callExceptions,
  };
}
