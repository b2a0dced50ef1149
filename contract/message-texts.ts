import { z } from 'zod';
import { LANGUAGES } from './patient';
import { CODE_PLACEHOLDERS, PHONE_PLACEHOLDERS, type Placeholder } from './phone-placeholders';

/** Texts to phones, by the names under which the clinic edits them. */
export const MESSAGE_TEXTS = [
  'received',
  'confirmed',
  'moved',
  'movedConfirmed',
  'reminder',
  'canceledByPatient',
  'canceledByClinic',
  'notConfirmed',
  'deposit',
  'notPaid',
  'recall',
  'review',
  'waitingJoined',
  'waitingOffer',
  'waitingTaken',
  'link',
  'code',
] as const;
export type MessageText = (typeof MESSAGE_TEXTS)[number];

/** Opening texts of WhatsApp when staff write to a patient themselves: about a request, about a confirmed visit. */
export const STAFF_TEXTS = ['staffRequest', 'staffVisit'] as const;
export type StaffText = (typeof STAFF_TEXTS)[number];

export const CLINIC_TEXTS = [...MESSAGE_TEXTS, ...STAFF_TEXTS] as const;
export type ClinicText = (typeof CLINIC_TEXTS)[number];

export function isStaffText(name: ClinicText): name is StaffText {
  return STAFF_TEXTS.some((one) => one === name);
}

/** Placeholders without a value: only an offer and a held time have `until`; a number needs an appointment. */
const MISSING: Partial<Record<ClinicText, readonly Placeholder[]>> = {
  waitingJoined: ['date', 'time', 'branch', 'doctor', 'visit', 'number', 'until'],
  waitingOffer: ['number'],
  deposit: [],
  waitingTaken: ['number', 'until'],
};

/** The link is the patient's alone: staff neither see nor send it. */
const OF_STAFF = PHONE_PLACEHOLDERS.filter((name) => name !== 'link' && name !== 'until');

/** Returns the placeholders allowed in a text. */
export function placeholdersFor(name: ClinicText): readonly Placeholder[] {
  if (name === 'code') return CODE_PLACEHOLDERS;
  if (isStaffText(name)) return OF_STAFF;
  const missing = MISSING[name] ?? ['until'];
  return PHONE_PLACEHOLDERS.filter((one) => !missing.includes(one));
}

const WHEN_AND_LINK = ['date', 'time', 'link'] as const;

/** Returns the placeholders that a text needs: a link to answer by, and in reminders the time of the visit. */
export function neededPlaceholders(name: ClinicText): readonly Placeholder[] {
  if (isStaffText(name)) return [];
  if (name === 'code') return ['code'];
  if (name === 'waitingOffer' || name === 'deposit') return [...WHEN_AND_LINK, 'until'];
  return ['confirmed', 'movedConfirmed', 'reminder'].includes(name) ? WHEN_AND_LINK : ['link'];
}

const preview = z.object({
  name: z.enum(CLINIC_TEXTS),
  language: z.enum(LANGUAGES),
  isOwn: z.boolean(),
  text: z.string(),
  standard: z.string(),
  filled: z.string(),
  /** Size as an SMS: its letters, the parts it is sent and paid in, and whether a letter makes it Unicode. */
  letters: z.number().int(),
  parts: z.number().int(),
  isUnicode: z.boolean(),
  /** Template that WhatsApp has to approve; null for texts that staff send themselves. */
  template: z
    .object({
      name: z.string(),
      /** Null where Meta has the words itself. */
      body: z.string().nullable(),
    })
    .nullable(),
  values: z.record(z.string(), z.string()),
});
export type MessagePreview = z.output<typeof preview>;
export const messageTextsAnswer = z.object({
  data: z.array(preview),
  /** Version and longest length of all texts, for whoever changes them. */
  meta: z.object({ version: z.string(), maxLength: z.number().int() }),
});
export type MessageTexts = z.output<typeof messageTextsAnswer>;
