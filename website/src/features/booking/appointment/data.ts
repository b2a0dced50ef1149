import 'server-only';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { OwnAppointment } from '@/contract/appointment';
import type { FreeTime } from '@/contract/availability';
import type { cancellationRequest, correctionRequest, OwnReschedule, undoRequest } from '@/contract/changes';
import type { checkInRequest } from '@/contract/check-in';
import type { withdrawalRequest } from '@/contract/consent';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import type { ReviewRequest } from '@/contract/review';
import { seriesAnswer } from '@/contract/series';
import { answeredQuestionsAnswer, type answersRequest } from '@/contract/visit-questions';
import type { earlierRequest } from '@/contract/waiting-list';
import { callOfHolder, type OpenedBooking } from '@/features/booking/booked/data';
import { getPublishedCatalogue } from '@/features/booking/choices/data';
import { findAnswer, readAnswer, send } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { type BackendError, nullIfNotFound, orRefusal } from '@/lib/backend/errors';

/** Finds the doctor, branch and service of an appointment as they are published now, and all branches. @throws BackendError */
export async function readPublished({ doctor, branch, service }: OwnAppointment, locale: Locale) {
  const { doctors, branches, services } = await getPublishedCatalogue(locale);
  return {
    branches,
    doctor: doctors.find(({ id }) => id === doctor.documentId),
    branch: branches.find(({ id }) => id === branch.documentId),
    service: services.find(({ id }) => id === service.documentId),
  };
}

/** Outcome of a change the patient asked for. */
export type ChangeOutcome =
  /** With the key that opens it from now on; from an older backend without. */
  | { kind: 'changed'; manageKey: string | undefined }
  /** Changed by somebody after it was shown. */
  | { kind: 'conflict' }
  /** Canceled, done or past; for a correction also confirmed. */
  | { kind: 'notLive' }
  /** Corrected as often as is accepted. */
  | { kind: 'tooOften' }
  | { kind: 'unknown' }
  | { kind: 'busy' }
  | { kind: 'limit' }
  /** The new time is taken or not offered; the next free ones when the backend gave them. */
  | { kind: 'taken'; next: FreeTime[] };

function readRefusal(error: BackendError): ChangeOutcome | null {
  if (error.status === 429) return { kind: 'busy' };
  if (error.status === 404) return { kind: 'unknown' };
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'VersionConflictError':
      return { kind: 'conflict' };
    case 'TransitionNotAllowedError':
      return { kind: refusal.details.refusal === 'corrections' ? 'tooOften' : 'notLive' };
    case 'AppointmentLimitError':
      return { kind: 'limit' };
    case 'SlotTakenError':
      return { kind: 'taken', next: refusal.details.next };
    default:
      return null;
  }
}

type Change =
  | { verb: 'cancel'; data: z.input<typeof cancellationRequest> }
  | { verb: 'undo'; data: z.input<typeof undoRequest> }
  | { verb: 'move'; data: OwnReschedule }
  | { verb: 'earlier'; data: z.input<typeof earlierRequest> }
  | { verb: 'review'; data: ReviewRequest }
  | { verb: 'withdrawal'; data: z.input<typeof withdrawalRequest> }
  | { verb: 'deposit'; data: Record<string, never> }
  | { verb: 'answers'; data: z.input<typeof answersRequest> }
  | { verb: 'check-in'; data: z.input<typeof checkInRequest> }
  | { verb: 'correct'; data: z.input<typeof correctionRequest> };

const changed = z.object({ data: z.object({ manageKey: z.string().optional() }) });

/** Changes an appointment by its patient, as it was shown at `version`. @throws BackendError for everything but a refusal. */
export async function changeAppointment(given: OpenedBooking & Change): Promise<ChangeOutcome> {
  const { verb, data, ...booking } = given;
  const call = { ...(await callOfHolder(booking, `/${verb}`)), data };
  const work = async (): Promise<ChangeOutcome> => {
    const answer = changed.safeParse(await send(call)).data;
    return { kind: 'changed', manageKey: answer?.data.manageKey };
  };
  return await orRefusal(work, readRefusal);
}

/** Whole new times for an appointment and later visits of its series, from a wanted start on, or null. @throws BackendError */
export async function findRest(given: OpenedBooking & { startsAt: string; branch: string }) {
  const { startsAt, branch, ...booking } = given;
  const call = { ...(await callOfHolder(booking, '/series')), params: { startsAt, branch } };
  return (await readAnswer(seriesAnswer, call)).data;
}

/** Asks for another time (`startsAt`, ISO), also at another branch. @throws BackendError for everything but a refusal. */
export async function rescheduleAppointment(
  booking: OpenedBooking,
  data: OwnReschedule,
): Promise<ChangeOutcome> {
  // For the patient, a time that is no longer offered is the same as a taken one.
  return await orRefusal(
    () => changeAppointment({ ...booking, verb: 'move', data }),
    ({ status }) => (status === 400 ? { kind: 'taken', next: [] } : null),
  );
}

/** Changes what a patient typed as of `version`; `invalid` comes with its codes. @throws BackendError for all but a refusal. */
export async function changeTyped(
  change: OpenedBooking & Extract<Change, { verb: 'correct' | 'answers' }>,
): Promise<ChangeOutcome | { kind: 'invalid'; issues: FieldError[] }> {
  return await orRefusal(
    () => changeAppointment(change),
    (error) => {
      const refusal = parseRefusal(error);
      return refusal?.name === 'ValidationError' ? { kind: 'invalid', issues: refusal.details.errors } : null;
    },
  );
}

/** The files of an appointment, by their name in addresses. */
export const APPOINTMENT_FILES = {
  'appointment.ics': { call: 'calendar', type: 'text/calendar; charset=utf-8', isShown: true },
  'appointment.pdf': { call: 'sheet', type: 'application/pdf', isShown: false },
} as const;

export type AppointmentFileName = keyof typeof APPOINTMENT_FILES;

/** Reads a file of an appointment by one of its keys; null when neither opens it. Throws BackendError. */
export async function getAppointmentFile(
  given: Parameters<typeof callOfHolder>[0] & { fileKey: string; file: AppointmentFileName; locale: Locale },
): Promise<ReadableStream<Uint8Array> | null> {
  const { fileKey, file, locale, ...booking } = given;
  const { path, headers } = await callOfHolder(booking, `/${APPOINTMENT_FILES[file].call}`);
  const keys = { ...headers, 'X-File-Key': fileKey };
  const call = { method: 'GET', path, params: { locale }, headers: keys } as const;
  return (await nullIfNotFound(() => backendFile(call)))?.body ?? null;
}

/** Reads the questions before a visit with their answers; null where nothing is asked, or not any more. @throws BackendError */
export async function findQuestions(booking: OpenedBooking) {
  return (await findAnswer(answeredQuestionsAnswer, await callOfHolder(booking, '/answers')))?.data ?? null;
}
