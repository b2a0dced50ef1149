import 'server-only';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { FreeTime } from '@/contract/availability';
import { isolate } from '@/contract/isolate';
import { CHOICE_FIELDS } from '@/contract/patient';
import type { SeatLimitName } from '@/contract/refusals';
import type { OfferedVisit } from '@/contract/series';
import { workProof } from '@/contract/work-proof';
import { listGivenUp } from '@/features/booking/booked/query';
import { confirmationPath, keepBookedHere, keepManageKey } from '@/features/booking/booked/session';
import {
  describeTimes,
  findNextTimes,
  getBookingSetting,
  getCatalogue,
} from '@/features/booking/choices/data';
import { chosenAppointment } from '@/features/booking/choices/rules';
import { readHoldKey } from '@/features/booking/holds/session';
import { askForProof, proveWithForm } from '@/features/booking/phone-proof/form-query';
import { findReturningPatients } from '@/features/booking/phone-proof/query';
import { readProof } from '@/features/booking/phone-proof/session';
import { readFees } from '@/features/site/fees/query';
import { findSeries } from '@/features/site/next-free-times/data';
import { askAboutDanger, askedBefore } from '@/features/site/search/danger-words';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';
import { BackendError } from '@/lib/backend/errors';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import { publicForm } from '@/lib/guard/public';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import { getEnvironment } from '@/lib/process/env';
import { getCaller, getVisitorAddress } from '@/lib/request/visitor';
import { formatMoment } from '@/lib/time/clinic-time';
import { type AppointmentRequest, type RequestOutcome, requestAppointment } from './data';
import { deriveIdempotencyKey } from './derived-key-rules';
import { isIdempotencyKey } from './idempotency-rules';
import { limitsOf } from './limit-rules';
import { typedOf } from './returning-rules';
import { checkPerson, readTyped, readVisits, type Typed, toFaults } from './schema';
import { isOutdated } from './shown-query';
import type { FormState, Refused } from './state';

const words = (locale: Locale) => getTranslations({ locale, namespace: 'booking.outcome' });

/** Booking form, with script or without; what was typed is kept on any failure, and judged once branch and settings are known. */
export const bookingForm = publicForm({
  read: (form) => form,
  schema: z.instanceof(FormData),
  words: 'booking.outcome',
  refused: async ({ trouble, body, locale }): Promise<FormState> => ({
    ...(await failedBy(trouble, locale)),
    typed: readTyped(body),
    danger: askedBefore(body),
  }),
  handle: ({ body, locale }): Promise<FormState> => submitBooking(body, locale),
});

interface SentForm {
  form: FormData;
  typed: Typed;
  locale: Locale;
  isOnePage: boolean;
}

/** Handles a sent form from reading to the outcome in the visitor's language, without the backend too. Only behind a guard. */
export async function submitBooking(form: FormData, locale: Locale, isOnePage = false): Promise<FormState> {
  const typed = readTyped(form);
  const danger = askedBefore(form);
  try {
    if (form.has('knownPatient'))
      return { status: 'filled', typed: await fillKnown(form, typed, locale), danger };
    const state = await answerForm({ form, typed, locale, isOnePage });
    if (state.status === 'booked') return state;
    const isChanged = state.status === 'refused' && state.reason === 'changed';
    return { danger, ...state, typed: isChanged ? { ...typed, consent: undefined } : typed };
  } catch (error) {
    // Logged where the call is made.
    if (error instanceof BackendError)
      return { ...(await failedBy({ kind: 'backend', error }, locale)), typed, danger };
    throw error;
  }
}

/** Longest notes that are read before they are judged. */
const LONGEST_NOTES = 4000;

/** Asks about what may be an emergency in the notes of a form, as in every other text. */
export function askAboutNotes({ additionalNotes = '' }: Typed, form: FormData, locale: Locale) {
  return askAboutDanger(additionalNotes.slice(0, LONGEST_NOTES), form, locale);
}

async function answerForm(sent: SentForm): Promise<FormState> {
  const { form, typed, locale } = sent;
  // Before all else: neither a fault nor another time is an answer to it.
  const danger = await askAboutNotes(typed, form, locale);
  if (danger?.warning) return { status: 'invalid', faults: {}, danger };
  const read = await readRequest(sent);
  // The doctor, branch or service of an old page is not offered any more: the choices lead on, with all that was typed.
  if (read === null) return taken([], 'UTC', locale, 'goneTitle');
  if ('faults' in read) return { status: 'invalid', faults: read.faults };
  if (await isOutdated(form, locale, read.fee)) return refused(locale, 'changed');
  const questions = await askAboutContact(form, locale, read.country);
  const asked = { questions, danger };
  if (isAsking(questions)) return { status: 'invalid', faults: {}, ...asked };
  const proved = await proveWithForm(form, read.request, locale);
  if ('status' in proved) return { ...proved, ...asked };
  const outcome = await requestAppointment(proved);
  return { ...(await describeOutcome(outcome, proved, read.timeZone)), ...asked };
}

async function readRequest({ form, typed, locale, isOnePage }: SentForm) {
  const [catalogue, setting, fees] = await Promise.all([
    getCatalogue(locale),
    getBookingSetting(locale),
    readFees(locale),
  ]);
  const choices: Record<string, string> = {};
  for (const [key, value] of form) if (typeof value === 'string') choices[key] = value;
  const chosen = chosenAppointment(readBookingQuery(choices), catalogue);
  if (chosen === null) return null;
  const { by, doctor, specialty, branch, service, time } = chosen;

  const checked = checkPerson(typed, limitsOf(setting, branch.country));
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
    idempotencyKey: isIdempotencyKey(key) ? key : await deriveKey(booking),
    holdKey: await readHoldKey(),
    proof: await readProof(),
    work: workProof.safeParse(form.get('work')).data ?? null,
  };
  const fee = fees.ofPlace({ service: service.id, doctor: doctor.id, branch: branch.id });
  return { request, timeZone: branch.timeZone, country: branch.country, fee };
}

/** Derives an idempotency key for a form without one; booking the same again after a cancellation is a new request. */
async function deriveKey(booking: AppointmentRequest['booking']): Promise<string> {
  const secret = getEnvironment().WEBSITE_KEY;
  const after = await listGivenUp(booking);
  return deriveIdempotencyKey({ secret, visitor: await getCaller(), booking: { ...booking, after } });
}

async function describeOutcome(
  outcome: RequestOutcome,
  request: AppointmentRequest,
  timeZone: string,
): Promise<FormState> {
  const { booking, holdKey } = request;
  const { locale, doctor, branch, service, startsAt } = booking;
  if (outcome.ok) {
    await keepManageKey(outcome);
    await keepBookedHere({ bookingNumber: outcome.bookingNumber, doctor, startsAt });
    return { status: 'booked', href: confirmationPath({ locale, ...outcome }) };
  }
  switch (outcome.reason) {
    case 'taken':
      return outcome.series
        ? otherSeries(outcome.series, timeZone, locale)
        : taken(outcome.next, timeZone, locale);
    case 'invalid': {
      const visitor = await getVisitorAddress();
      const asked = { doctor, branch, service, startsAt, visitor, holdKey };
      if (outcome.issues.some(({ path }) => CHOICE_FIELDS.some((field) => field === path[0]))) {
        if (!booking.laterVisits) return taken(await findNextTimes({ ...asked, timeZone }), timeZone, locale);
        const visits = await findSeries(asked);
        return visits ? otherSeries(visits, timeZone, locale) : taken([], timeZone, locale);
      }
      const faults = toFaults(outcome.issues);
      // A complaint about something the form does not hold is ours to mend.
      if (Object.keys(faults).length === 0) return refused(locale, 'failed');
      return { status: 'invalid', faults };
    }
    case 'limit':
      return limited(outcome.limit, locale);
    case 'busy':
      return refused(locale, 'busy', Math.ceil(outcome.retryAfterSeconds / 60));
    case 'proof':
      return askForProof(request, locale);
    case 'work': {
      // A browser whose proof of work was not accepted is told so instead of getting another task, which might loop.
      if (request.work !== null) return refused(locale, 'work');
      const t = await words(locale);
      return { status: 'work', task: outcome.task, title: t('workTitle'), text: t('workText') };
    }
    case 'reused':
      return refused(locale, 'reused');
  }
}

async function taken(
  next: FreeTime[],
  timeZone: string,
  locale: Locale,
  title: 'takenTitle' | 'goneTitle' = 'takenTitle',
): Promise<FormState> {
  const t = await words(locale);
  return {
    status: 'taken',
    title: t(title),
    text: next.length > 0 ? t('takenText') : t('noneText'),
    next: describeTimes(next, timeZone, locale),
  };
}

/** Every visit of another whole series: whoever sent those again that were shown would be refused again. */
async function otherSeries(visits: OfferedVisit[], timeZone: string, locale: Locale): Promise<FormState> {
  const [t, { doctors }] = await Promise.all([words(locale), getCatalogue(locale)]);
  return {
    status: 'taken',
    title: t('seriesTitle'),
    text: t('seriesText'),
    next: describeTimes(visits.slice(0, 1), timeZone, locale),
    visits: visits.map(({ doctor, startsAt }) => {
      const moment = formatMoment({ instant: startsAt, timeZone, locale, style: 'long' });
      const other = doctor === visits[0]?.doctor ? undefined : doctors.find(({ id }) => id === doctor);
      return { doctor, startsAt, label: other ? `${moment} · ${isolate(other.name)}` : moment };
    }),
  };
}

async function failedBy(trouble: Trouble, locale: Locale): Promise<Refused> {
  const state = await refused(locale, 'failed');
  return { ...state, text: withFaultId(state.text, trouble) };
}

async function refused(
  locale: Locale,
  reason: 'failed' | 'reused' | 'work' | 'busy' | 'changed',
  /** Minutes until another try may do, where that is known. */
  minutes = 0,
): Promise<Refused> {
  const t = await words(locale);
  return {
    status: 'refused',
    reason,
    title: t(`${reason}Title`),
    text: reason === 'busy' ? t('busyText', { minutes }) : t(`${reason}Text`),
  };
}

const OWN_LIMITS: Partial<Record<SeatLimitName, 'dayLimit' | 'patientLimit'>> = {
  doctorDay: 'dayLimit',
  patient: 'patientLimit',
};

/** Returns the words about a limit; whoever has not proved their phone gets the same words for every limit. */
async function limited(limit: SeatLimitName | null, locale: Locale): Promise<Refused> {
  const t = await words(locale);
  const which = limit === null ? 'limit' : (OWN_LIMITS[limit] ?? 'ownLimit');
  return { status: 'refused', reason: 'limit', title: t(`${which}Title`), text: t(`${which}Text`) };
}

/** Returns the typed text with the chosen patient of the proved phone; for browsers without script. */
export async function fillKnown(form: FormData, typed: Typed, locale: Locale): Promise<Typed> {
  const known = await findReturningPatients(locale, String(form.get('phoneCountry') ?? ''));
  return known ? { ...typed, ...typedOf(known, String(form.get('knownPatient'))) } : typed;
}
