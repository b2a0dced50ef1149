import 'server-only';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { FreeTime } from '@/contract/availability';
import { CHOICE_FIELDS } from '@/contract/patient';
import { type WorkTask, workProof } from '@/contract/work-proof';
import { confirmationPath, keepBookedHere, keepManageKey } from '@/features/booking/booked/session';
import {
  describeTimes,
  findNextTimes,
  getBookingSetting,
  getCatalogue,
} from '@/features/booking/choices/data';
import { deriveProgress } from '@/features/booking/choices/rules';
import { readHoldKey } from '@/features/booking/holds/session';
import { askForProof, proveWithForm } from '@/features/booking/phone-proof/form-query';
import { readProof } from '@/features/booking/phone-proof/session';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';
import { BackendError } from '@/lib/backend/errors';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import { publicForm } from '@/lib/guard/public';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { getEnvironment } from '@/lib/process/env';
import { getCaller, getVisitorAddress } from '@/lib/request/visitor';
import { type AppointmentRequest, type RequestOutcome, requestAppointment } from './data';
import { deriveIdempotencyKey } from './derived-key-rules';
import { isIdempotencyKey } from './idempotency-rules';
import { fillKnown } from './returning-mutations';
import type { Typed } from './schema';
import { checkPerson, createPersonSchema, readTyped, readVisits, toFaults } from './schema';
import type { FormState } from './state';

const words = wordsOf('booking.outcome');

/**
 * Booking form, sent with script or without: on any failure, the visitor keeps what they typed. Validity depends on the
 * branch and the settings, so it is judged when these are known.
 */
export const bookingForm = publicForm({
  read: (form) => form,
  schema: z.instanceof(FormData),
  words,
  refused: ({ trouble, body, locale }): Promise<FormState> =>
    failedBy({ trouble, locale, typed: readTyped(body) }),
  handle: ({ body, locale }): Promise<FormState> => submitBooking({ form: body, locale }),
});

/**
 * Handles a sent form: reads it, checks it, asks for the appointment, and describes the outcome in the visitor's
 * language, also when the backend cannot be reached. Only behind a guard.
 */
export async function submitBooking({
  form,
  locale,
  isOnePage = false,
}: {
  form: FormData;
  locale: Locale;
  /** True when sent on the page of one form, not step by step. */
  isOnePage?: boolean;
}): Promise<FormState> {
  const typed = readTyped(form);
  try {
    if (form.has('knownPatient')) return { status: 'filled', typed: await fillKnown(form, typed, locale) };
    const read = await readRequest({ form, typed, locale, isOnePage });
    if (read === null) return await gone(locale, typed);
    if ('faults' in read) return { status: 'invalid', faults: read.faults, typed };
    const questions = await askAboutContact(form, locale, read.country);
    if (isAsking(questions)) return { status: 'invalid', faults: {}, typed, questions };
    const proved = await proveWithForm({ form, request: read.request, locale });
    if ('status' in proved) return { ...proved, typed, questions };
    const outcome = await requestAppointment(proved);
    return { ...(await describeOutcome({ outcome, ...read, request: proved, typed })), questions };
  } catch (error) {
    // Logged where the call is made.
    if (error instanceof BackendError)
      return await failedBy({ trouble: { kind: 'backend', error }, locale, typed });
    throw error;
  }
}

async function readRequest({
  form,
  typed,
  locale,
  isOnePage,
}: {
  form: FormData;
  typed: Typed;
  locale: Locale;
  isOnePage: boolean;
}) {
  const [catalogue, setting] = await Promise.all([getCatalogue(locale), getBookingSetting(locale)]);
  const choices: Record<string, string> = {};
  for (const [key, value] of form) if (typeof value === 'string') choices[key] = value;
  const { by, doctor, specialty, branch, service, time } = deriveProgress(
    readBookingQuery(choices),
    catalogue,
  );
  if (!doctor || !branch || !service || !time) return null;

  const schema = createPersonSchema({ ...setting, country: branch.country });
  const checked = checkPerson({ typed, schema, guardianAge: setting.guardianAge });
  if ('faults' in checked) return checked;
  const booking = {
    branch: branch.id,
    specialty: specialty?.id ?? null,
    doctor: doctor.id,
    service: service.id,
    startsAt: time,
    ...(service.series ? { laterVisits: readVisits(String(form.get('laterVisits'))) } : {}),
    locale,
    way: isOnePage ? 'onePage' : by,
    ...checked.person,
  };
  const key = form.get('idempotencyKey');
  const request: AppointmentRequest = {
    booking,
    idempotencyKey: isIdempotencyKey(key)
      ? key
      : deriveIdempotencyKey({
          secret: getEnvironment().WEBSITE_KEY,
          visitor: await getCaller(),
          booking,
        }),
    visitor: await getVisitorAddress(),
    holdKey: await readHoldKey(),
    proof: await readProof(),
    work: workProof.safeParse(form.get('work')).data ?? null,
  };
  return { request, timeZone: branch.timeZone, country: branch.country };
}

async function describeOutcome({
  outcome,
  request,
  timeZone,
  typed,
}: {
  outcome: RequestOutcome;
  request: AppointmentRequest;
  timeZone: string;
  typed: Typed;
}): Promise<FormState> {
  const { booking, visitor, holdKey } = request;
  const { locale, doctor, branch, service, startsAt } = booking;
  if (outcome.ok) {
    await keepManageKey(outcome);
    const { bookingNumber } = outcome;
    await keepBookedHere({ bookingNumber, doctor, startsAt });
    return { status: 'booked', href: confirmationPath({ locale, ...outcome }) };
  }
  switch (outcome.reason) {
    case 'taken':
      return taken({ next: outcome.next, locale, timeZone, typed });
    case 'invalid': {
      const appointmentFailed = outcome.issues.some(({ path }) =>
        CHOICE_FIELDS.some((field) => field === path[0]),
      );
      const faults = toFaults(outcome.issues);
      if (appointmentFailed) {
        return taken({
          next: await findNextTimes({ doctor, branch, service, startsAt, timeZone, visitor, holdKey }),
          locale,
          timeZone,
          typed,
        });
      }
      // A complaint about something the form does not hold is ours to mend.
      if (Object.keys(faults).length === 0) return refused({ reason: 'failed', locale, typed });
      return { status: 'invalid', faults, typed };
    }
    case 'limit':
      return refused({ reason: outcome.isProved ? 'ownLimit' : 'limit', locale, typed });
    case 'busy':
      return refused({ reason: 'busy', minutes: Math.ceil(outcome.retryAfterSeconds / 60), locale, typed });
    case 'proof':
      return { ...(await askForProof({ request, locale })), typed };
    case 'work':
      // One who hands a task in and is given another is not sent round and round.
      return request.work === null
        ? askForWork({ task: outcome.task, locale, typed })
        : refused({ reason: 'work', locale, typed });
    case 'reused':
      return refused({ reason: 'reused', locale, typed });
  }
}

async function askForWork(asked: { task: WorkTask; locale: Locale; typed: Typed }): Promise<FormState> {
  const { locale, ...given } = asked;
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  return { status: 'work', ...given, title: t('workTitle'), text: t('workText') };
}

async function taken({
  next,
  locale,
  timeZone,
  typed,
}: {
  next: FreeTime[];
  locale: Locale;
  timeZone: string;
  typed: Typed;
}): Promise<FormState> {
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  return {
    status: 'taken',
    title: t('takenTitle'),
    text: next.length > 0 ? t('takenText') : t('noneText'),
    next: await describeTimes(next, timeZone, locale),
    typed,
  };
}

/** The doctor, branch or service of an old page is not offered any more: the choices lead on, with all that was typed. */
async function gone(locale: Locale, typed: Typed): Promise<FormState> {
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  return { status: 'taken', title: t('goneTitle'), text: t('noneText'), next: [], typed };
}

async function failedBy({
  trouble,
  ...asked
}: {
  trouble: Trouble;
  locale: Locale;
  typed: Typed;
}): Promise<FormState> {
  const state = await refused({ reason: 'failed', ...asked });
  return 'text' in state ? { ...state, text: withFaultId(state.text, trouble) } : state;
}

type Refusal =
  | { reason: 'failed' | 'reused' | 'limit' | 'ownLimit' | 'work' }
  | { reason: 'busy'; minutes: number };

async function refused({
  locale,
  typed,
  ...refusal
}: Refusal & { locale: Locale; typed: Typed }): Promise<FormState> {
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  const text = refusal.reason === 'busy' ? t('busyText', { minutes: refusal.minutes }) : null;
  return {
    status: 'refused',
    reason: refusal.reason === 'ownLimit' ? 'limit' : refusal.reason,
    title: t(`${refusal.reason}Title`),
    text: text ?? t(`${refusal.reason === 'busy' ? 'failed' : refusal.reason}Text`),
    typed,
  };
}
