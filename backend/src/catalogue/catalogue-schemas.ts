import { z } from 'zod';
import { questionRows } from '../content/editorial/visit-questions';
import { REMINDER_WAYS } from '../contract/channels';
import { CHECK_IN_MODES } from '../contract/check-in';
import type { Fee, Price } from '../contract/fees';
import { foldText } from '../contract/fold-text';
import { PHONE_PROOFS } from '../contract/phone-code';
import { PATIENT_NOTE_READERS } from '../contract/roles';
import type { CallHours } from '../scheduling/call-clock';
import { type Absence, type Shift, WEEKDAYS } from '../scheduling/schedule';
import { readDays } from '../scheduling/series';
import type { ServiceNeed } from '../scheduling/service-needs';
import type { SeriesOfService } from './catalogue-data';

const DEFAULT_WITHIN_MINUTES = 120;

/** Hours for settings that were saved before there were call hours: those of the demonstration. */
const DEFAULT_WEEKDAYS: CallHours['weekdays'] = WEEKDAYS.map((weekday) =>
  weekday === 'friday'
    ? { weekday, opensAt: '14:00', closesAt: '21:00' }
    : { weekday, opensAt: '09:00', closesAt: '23:00' },
);

const time = z.string().nullable().default(null);

const callSettings = {
  callHours: z
    .array(z.object({ weekday: z.enum(WEEKDAYS), opensAt: z.string(), closesAt: z.string() }))
    .default([]),
  callExceptions: z.array(z.object({ date: z.string(), opensAt: time, closesAt: time })).default([]),
  callTimeZone: z.string().nullish(),
  callWithinMinutes: z.number().nullish(),
};

const settings = z.object(callSettings);

/** The hours of the call centre by its own clock, else the clinic's; null without settings. */
export function readCallHours(rows: z.infer<typeof settings>[], clinicZone: string): CallHours | null {
  const row = rows.find(({ callHours }) => callHours.length > 0) ?? rows[0];
  const timeZone = row?.callTimeZone || clinicZone;
  if (!row) return null;
  return {
    timeZone,
    withinMinutes: row.callWithinMinutes ?? DEFAULT_WITHIN_MINUTES,
    weekdays:
      row.callHours.length > 0
        ? row.callHours.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt }))
        : DEFAULT_WEEKDAYS,
    exceptions: row.callExceptions.map(({ date, opensAt, closesAt }) => ({ date, opensAt, closesAt })),
  };
}

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
const need = z
  .object({ kind: z.string(), minutes: z.number().nullish() })
  .transform(({ kind, minutes }): ServiceNeed => ({ kind: foldText(kind), minutes: minutes ?? null }));
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
export const branchRow = closable.extend({
  timeZone: z.string(),
  country: z.string(),
  address: z.string(),
  phone: z.string(),
  organisations: refs,
  workingHours: z
    .array(z.object({ weekday: z.enum(WEEKDAYS), opensAt: z.string(), closesAt: z.string() }))
    .default([]),
});
export const zoneRow = z.object({
  documentId: z.string(),
  timeZone: z.string().nullish(),
  publishedAt: z.unknown(),
});
export const organisationRow = editorial.extend({ kind: z.enum(['company', 'syndicate']) });
const span = z.object({ startsAt: z.string(), endsAt: z.string() });
const shifts = z
  .array(
    span.extend({ weekday: z.enum(WEEKDAYS), pastMidnight: z.coerce.boolean().nullish() }).transform(
      ({ weekday, startsAt, endsAt, pastMidnight }): Shift => ({
        ...{ weekday, startsAt, endsAt },
        pastMidnight: pastMidnight ?? false,
      }),
    ),
  )
  .default([]);
export const scheduleRow = z.object({
  slotMinutes: z.number(),
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
  replacesRegular: z.coerce.boolean(),
  doctor: ref.nullish(),
  branch: ref.nullish(),
  shifts,
});
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
  startsAt: z.string().nullish(),
  endsAt: z.string().nullish(),
});
export const absenceRow = days.extend({ doctor: ref.nullish(), branch: ref.nullish() });
export function absence({ startsOn, endsOn, startsAt, endsAt }: z.infer<typeof days>): Absence {
  return { startsOn, endsOn, startsAt: startsAt ?? null, endsAt: endsAt ?? null };
}
export const resourceRow = editorial.extend({
  kind: z.string().transform(foldText),
  order: z.number().nullish(),
  branch: ref.nullish(),
  hours: shifts,
  outOfOrder: z.array(days.transform(absence)).default([]),
});
const isOn = orElse(z.boolean(), false);

export const settingsRow = z.object({
  locale: z.string(),
  noticeMinutes: setting(120),
  horizonDays: setting(60),
  maxLivePerDoctorDay: setting(1),
  maxLivePerPatient: setting(3),
  maxLivePerPhone: setting(6),
  extraWalkIns: setting(3),
  maxAge: setting(120),
  guardianAge: setting(0),
  notesMaxLength: setting(1000),
  maxRequestsPerAddressHour: setting(60),
  freeRequestsPerAddressDay: setting(5),
  holdMinutes: setting(10),
  maxHoldsPerAddress: setting(20),
  cardRetentionDays: setting(90),
  incomingRetentionDays: setting(365),
  privacyRequestDays: setting(30),
  defaultSlotMinutes: setting(20),
  currency: z
    .string()
    .nullish()
    .transform((code) => code?.trim() || null),
  consentVersion: z.string(),
  consentText: z.string(),
  offersSms: z.boolean().nullish(),
  offersWhatsapp: z.boolean().nullish(),
  phoneMessagesText: z.string().nullish(),
  newsText: z.string().nullish(),
  maxPhoneMessagesPerDay: setting(500),
  reminderHours: setting(24),
  reminderBy: orElse(z.enum(REMINDER_WAYS), 'every_way' as const),
  phoneProof: z.enum(PHONE_PROOFS).nullish(),
  maxLivePerUnprovedPhone: setting(3),
  quietFrom: z.string().nullish(),
  quietUntil: z.string().nullish(),
  confirmation,
  movesStayConfirmed: isOn,
  tellsTurn: isOn,
  fileNumberForm: z
    .string()
    .nullish()
    .transform((form) => form?.trim() ?? ''),
  nextFileNumber: setting(1),
  patientNotesReadBy: orElse(z.enum(PATIENT_NOTE_READERS), 'all_staff' as const),
  asksForReview: isOn,
  showsWaitingRoom: isOn,
  checkIn: orElse(z.enum(CHECK_IN_MODES), 'off' as const),
  showsNamesInCalendars: isOn,
  countsVisits: isOn,
  waitingSoonDays: setting(5),
  waitingTold: setting(3),
  waitingOfferMinutes: setting(60),
  defaultService: ref.nullish(),
  ...callSettings,
});
