import { z } from 'zod';
import { LANGUAGES } from './patient';

/** Booking settings of the staff area by group, in order. To add one: a line here and its words in `messages/*.json`. */
export const BOOKING_SETTINGS = {
  booking: [
    'noticeMinutes',
    'horizonDays',
    'holdMinutes',
    'defaultSlotMinutes',
    'defaultService',
    'currency',
    'confirmation',
    'movesStayConfirmed',
  ],
  limits: [
    'maxLivePerDoctorDay',
    'maxLivePerPatient',
    'maxLivePerPhone',
    'extraWalkIns',
    'maxRequestsPerAddressHour',
    'freeRequestsPerAddressDay',
    'maxHoldsPerAddress',
    'maxAge',
    'guardianAge',
    'notesMaxLength',
  ],
  waitingList: ['waitingSoonDays', 'waitingTold', 'waitingOfferMinutes'],
  calls: [
    'callCentrePhone',
    'callCentreWhatsapp',
    'callWithinMinutes',
    'callHours',
    'callExceptions',
    'callTimeZone',
    'callCentreHours',
    'confirmationPromise',
  ],
  messages: [
    'offersSms',
    'offersWhatsapp',
    'phoneMessagesText',
    'reminderHours',
    'reminderBy',
    'quietFrom',
    'quietUntil',
    'maxPhoneMessagesPerDay',
    'incomingRetentionDays',
    'phoneProof',
    'maxLivePerUnprovedPhone',
  ],
  visit: [
    'whatToBring',
    'asksForReview',
    'showsWaitingRoom',
    'checkIn',
    'tellsTurn',
    'fileNumberForm',
    'nextFileNumber',
    'patientNotesReadBy',
    'showsNamesInCalendars',
  ],
  website: ['countsVisits'],
  privacy: ['controllerName', 'privacyContact', 'dataTransfers', 'privacyNotes', 'privacyRequestDays'],
} as const;

export type SettingGroup = keyof typeof BOOKING_SETTINGS;
export const SETTING_GROUPS = Object.keys(BOOKING_SETTINGS) as [SettingGroup, ...SettingGroup[]];
export type BookingSetting = (typeof BOOKING_SETTINGS)[SettingGroup][number];
export const SETTING_NAMES: readonly BookingSetting[] = SETTING_GROUPS.flatMap(
  (group): readonly BookingSetting[] => BOOKING_SETTINGS[group],
);

/** Settings that only the editor changes, as they are matters of law: consents, and how long cards are kept. */
export const LEFT_TO_EDITORS = ['consentText', 'consentVersion', 'newsText', 'cardRetentionDays'] as const;

/** Kinds of form fields for settings: `words` once per language, the hours as rows, all else as one text. */
const SETTING_KINDS = [
  'number',
  'switch',
  'choice',
  'time',
  'line',
  'words',
  'service',
  'weekHours',
  'dayHours',
] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

const text = z.string().max(5000);
/** A weekday's name or a date, with times `HH:mm`; empty texts for a row or an hour that is not filled in. */
export const hoursRow = z.strictObject({ day: text, opensAt: text, closesAt: text });
export type HoursRow = z.output<typeof hoursRow>;

/** Value as a form has it: empty text for nothing, `true` and `false` for a switch. */
export const settingValue = z.union([
  text,
  z.strictObject({ en: text, ar: text }),
  z.array(hoursRow).max(200),
]);
export type SettingValue = z.output<typeof settingValue>;

const settingField = z.object({
  name: z.string(),
  kind: z.enum(SETTING_KINDS),
  value: settingValue,
  isRequired: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  maxLength: z.number().nullable(),
  options: z.array(z.string()),
});
export type SettingField = z.output<typeof settingField>;

/** All settings; the version changes with their values. */
export const clinicSettings = z.object({ version: z.string(), fields: z.array(settingField) });
export type ClinicSettings = z.output<typeof clinicSettings>;
export const clinicSettingsAnswer = z.object({ data: clinicSettings });

/** Changes to the settings read as `version`; `language` is that of a refusal's text. */
export const settingsChange = z.strictObject({
  version: z.string().max(64),
  language: z.enum(LANGUAGES),
  values: z.record(z.string().max(60), settingValue),
});
export type SettingsChange = z.output<typeof settingsChange>;
