'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FreeTime } from '@/contract/availability';
import { documentId } from '@/contract/document-id';
import { FIELD_FAULTS } from '@/contract/field-faults';
import { REASON_LENGTH } from '@/contract/limits';
import type { OfferedVisit } from '@/contract/series';
import { staffAction } from '@/features/account/session/guards';
import { othersField } from '@/features/booking/appointment/series-rules';
import { readVisits } from '@/features/booking/details/schema';
import { isOutdated } from '@/features/booking/details/shown-query';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { calendarAddress } from '@/features/desk/staff-calendar/address';
import {
  findRest,
  findSeries,
  rescheduleAppointment,
  type StaffRefusal,
  sendBooking,
} from '@/features/desk/staff-calendar/data';
import { todayAddress } from '@/features/desk/today/address';
import { askAboutDanger, askedBefore, type DangerQuestion } from '@/features/site/search/danger-words';
import type { Words } from '@/i18n/translations';
import { askAboutContact, type ContactQuestions, isAsking } from '@/lib/contact/contact-questions';
import { withFaultId } from '@/lib/guard/trouble';
import { asRead, spacedFields, typedIn } from '@/lib/guard/typed';
import { seriesName } from './rules';
import { callerSchema, readTyped } from './schema';

export interface FormState {
  text: string;
  faults: { field: string; text: string }[];
  next: FreeTime[];
  /** Every visit of a whole series that is free, to be booked by the next press, and of which service it is. */
  series?: { service: string; visits: OfferedVisit[] };
  typed: Record<string, string>;
  questions?: ContactQuestions;
  /** Possible emergency in the notes, asked about now or before. */
  danger?: DangerQuestion | undefined;
}

/** Books for a caller; the backend judges every field, by the rules of a patient's booking. */
export const bookForCallerAction = staffAction({
  schema: callerSchema,
  // The form's own `locale` is the language of the patient.
  localeField: 'page',
  words: 'staffCalendar',
  back: ({ locale }) => calendarAddress.path(locale),
  refused: ({ t, trouble, body }) => ({
    ...refused(withFaultId(t('failed'), trouble), readTyped(body)),
    danger: askedBefore(body),
  }),
  handle: async ({ input, session: { token }, body, locale, t }): Promise<FormState> => {
    const typed = readTyped(body);
    // The caller need not agree once more where nothing was wrong.
    const said = { ...typed, consent: String(body.get('consent') ?? '') };
    const danger = await askAboutDanger(typed.additionalNotes ?? '', body, locale, 'tellPatient');
    if (danger?.warning) return { ...refused('', said), danger };
    const questions = await askAboutContact(body, locale);
    const asked = { questions, danger };
    if (await isOutdated(body, locale)) {
      refresh();
      return { ...refused(t('refused.changed'), typed), ...asked };
    }
    if (isAsking(questions)) return { ...refused('', said), ...asked };
    // The words stood there in the language of the page.
    const data = { ...input.request, consentLocale: locale };
    const headers = { 'Idempotency-Key': input.idempotencyKey };
    const outcome = await sendBooking({ path: '/appointments/for-caller', headers, data, token });
    if ('reason' in outcome) {
      const { doctor, branch, startsAt, service, afterDays } = input.request;
      if (service !== null && isSeries(outcome)) {
        const wanted = { doctor, branch, startsAt, service, ...(afterDays ? { afterDays } : {}) };
        const visits = outcome.reason === 'taken' ? outcome.series : await findSeries(token, wanted);
        if (!visits) return { ...refused(t('series.none'), said), ...asked };
        const why = t(outcome.reason === 'taken' ? 'series.taken' : 'series.found');
        const series = { service: seriesName(service, afterDays), visits };
        return { ...refused(why, said), series, ...asked };
      }
      return { ...explain(outcome, t, { typed }), ...asked };
    }
    // A walk-in is shown among the others there.
    if ('walkIn' in input.request) redirect(todayAddress.path(locale, { branch: input.request.branch }));
    redirect(appointmentPath({ locale, id: outcome.documentId }));
  },
});

/** Returns whether the refusal is about a series whose visits were not shown yet, or one of which is no longer free. */
function isSeries(refusal: StaffRefusal): boolean {
  if (refusal.reason === 'taken') return refusal.series !== undefined;
  return refusal.reason === 'invalid' && refusal.faults.every(({ field }) => field === 'laterVisits');
}

const moveSchema = z.object({
  ...asRead,
  /** A start and whose time it is: `<ISO instant> <document id>`. */
  time: spacedFields({ startsAt: z.iso.datetime(), doctor: documentId }),
  branch: documentId,
  service: documentId,
  reason: z.string().optional(),
  scope: z.enum(['one', 'rest']).catch('one'),
  /** The visits of its series after it, and the new times that were shown for all, with which time was chosen then. */
  rest: othersField,
  seriesOf: z.string().optional(),
  doctor: z.string().catch(''),
  startsAt: z.string().catch(''),
  laterVisits: z.string().catch('').transform(readVisits),
});

export const rescheduleAppointmentAction = staffAction({
  schema: moveSchema,
  words: 'staffCalendar',
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: ({ t, trouble, body }) =>
    refused(trouble.kind === 'invalid' ? t('move.choose') : withFaultId(t('failed'), trouble), movedBy(body)),
  handle: async ({ input, session: { token }, body, locale, t }): Promise<FormState> => {
    const { time, scope, rest, seriesOf, doctor, startsAt, laterVisits, ...given } = input;
    const { id, branch } = given;
    const typed = movedBy(body);
    const withSeries = (text: string, visits: OfferedVisit[] | null): FormState =>
      visits
        ? { ...refused(text, typed), series: { service: typed.time, visits } }
        : refused(t('series.none'), typed);
    const isShown = seriesOf === typed.time && laterVisits.length === rest.length;
    if (scope === 'rest' && !isShown)
      return withSeries(t('series.restFound'), await findRest(token, { id, ...time, branch }));
    const others = rest.flatMap((visit, place) => ({ ...visit, ...(laterVisits[place] ?? time) }));
    const move = scope === 'rest' ? { doctor, startsAt, others } : time;
    const outcome = await rescheduleAppointment({ token, ...given, ...move });
    if (outcome === 'moved') redirect(appointmentPath({ locale, id }));
    if (outcome.reason === 'taken' && outcome.series !== undefined)
      return withSeries(t('series.taken'), outcome.series);
    return explain(outcome, t, { isMove: true, typed });
  },
});

const movedBy = (form: FormData) => typedIn(form, ['time', 'scope', 'reason'], REASON_LENGTH);

function refused(text: string, typed: Record<string, string> = {}): FormState {
  return { text, faults: [], next: [], typed };
}

const FAULT = z.enum(FIELD_FAULTS).exclude(['notAvailable', 'unknownField', 'explained']).catch('invalid');

function explain(
  refusal: StaffRefusal,
  t: Words<'staffCalendar'>,
  { isMove = false, typed }: { isMove?: boolean; typed: Record<string, string> },
): FormState {
  const faults =
    refusal.reason === 'invalid'
      ? refusal.faults.map(({ field, code }) => ({ field, text: t(`faults.${FAULT.parse(code)}`) }))
      : [];
  const next = refusal.reason === 'taken' ? refusal.next : [];
  const isGone = faults.some(({ field }) => field === 'startsAt');
  const isContract = isMove && faults.some(({ field }) => field === 'organisation');
  const why = isGone ? 'gone' : isContract ? 'organisation' : refusal.reason;
  return { ...refused(t(`refused.${why}`), typed), faults, next };
}
