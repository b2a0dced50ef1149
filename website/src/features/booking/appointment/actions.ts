'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import { version } from '@/contract/changes';
import { doorPath } from '@/contract/check-in';
import { withdrawalRequest } from '@/contract/consent';
import { REVIEW_LENGTH, reviewRequest } from '@/contract/review';
import type { OpenedBooking } from '@/features/booking/booked/data';
import { confirmationPath, keepManageKey, looksLikeBooking } from '@/features/booking/booked/session';
import { getBookingSetting, getPublishedCatalogue } from '@/features/booking/choices/data';
import { createCorrectionSchema, readTyped, toFaults } from '@/features/booking/details/schema';
import { type Locale, localePath } from '@/i18n/routing';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import type { Sent } from '@/lib/guard/handling';
import { publicAction } from '@/lib/guard/public';
import { faultIdOf } from '@/lib/guard/trouble';
import { nextTurn } from '@/lib/request/form-turn';
import { type ChangeOutcome, changeAppointment, changeTyped, rescheduleAppointment } from './data';
import { readKept } from './day-data';
import type { CorrectState, ReviewState } from './form-state';
import { movedField, othersField } from './series-rules';
import { cameFromFailure, isQuestion, leadBack, leaveUnlessOurs, openedBooking, type Place } from './session';

const openedSchema = z
  .object({
    bookingNumber: z.string().max(40),
    manageKey: z.string().max(200),
    of: z.enum(['booking', 'waiting']).default('booking'),
  })
  .refine(looksLikeBooking);

/** Opens a booking, or an entry, in this browser with the key from its address; true when the page can show it now. */
export const openBookingAction = publicAction({
  schema: openedSchema,
  refused: () => false,
  handle: async ({ input: { of, ...booking } }): Promise<boolean> => {
    await keepManageKey(booking, of);
    return true;
  },
});

const ofBooking = z.object({ number: z.string().refine(isBookingNumber) });

/** The booking a form is about, as it was shown. */
const questionSchema = ofBooking.extend({
  version: z.coerce.number().pipe(version),
  time: z.string().catch(''),
  /** Number of another branch to move to. */
  branch: z.string().max(10).catch(''),
});

type SentForm = Pick<Sent<FormData>, 'body' | 'former'>;

type Change<Schema extends z.ZodType, Result> = (
  booking: OpenedBooking,
  input: z.output<Schema>,
  locale: Locale,
) => Result;

/** Makes the action of a change to an appointment: it leads back when it failed, else to the appointment, or by `leadOn`. */
function changeAction<Schema extends z.ZodType<{ number: string }>>(
  place: Place,
  schema: Schema,
  change: Change<Schema, Promise<ChangeOutcome>>,
  leadOn?: Change<Schema, void>,
) {
  return publicAction({
    schema,
    refused: ({ trouble, body, locale }): void => {
      leaveUnlessOurs(trouble);
      if (!isBookingNumber(String(body.get('number')))) redirect('/');
      leadBack(place, { body, locale }, 'failed', faultIdOf(trouble));
    },
    handle: async ({ input, body, locale }): Promise<void> => {
      const booking = await openedBooking(input.number, locale);
      const { kind: outcome } = await change(booking, input, locale);
      if (outcome !== 'changed') leadBack(place, { body, locale }, outcome);
      // A redirect to the same page changes only the hash, so nothing would be rendered anew.
      refresh();
      leadOn?.(booking, input, locale);
      if (isQuestion(place) || (await cameFromFailure())) redirect(confirmationPath({ locale, ...booking }));
    },
  });
}

/** The patient has said yes on the page that asks once. Works without script. */
export const cancelAppointmentAction = changeAction(
  'cancel',
  questionSchema.extend({ others: othersField }),
  (booking, { version, others }) =>
    changeAppointment({ ...booking, verb: 'cancel', data: { version, others } }),
);

/** The patient takes a cancellation back, from the page of the appointment. Works without script. */
export const undoCancellationAction = changeAction('undo', questionSchema, (booking, { version }) =>
  changeAppointment({ ...booking, verb: 'undo', data: { version } }),
);

/** The patient asks for the time chosen on the page before. Works without script. */
export const rescheduleAppointmentAction = changeAction(
  'move',
  questionSchema.extend({ moved: movedField }),
  async (booking, { version, time, branch: chosen, moved }, locale) => {
    // With the visits after it, it may begin later than the chosen time.
    const [first, ...others] = moved;
    const { branches } = await getPublishedCatalogue(locale);
    const branch = branches.find((one) => String(one.number) === chosen);
    // A branch that is not published any more has no times either.
    if (chosen !== '' && !branch) return { kind: 'taken', next: [] };
    const startsAt = first?.startsAt ?? time;
    const data = { version, startsAt, others, ...(branch ? { branch: branch.id } : {}) };
    return await rescheduleAppointment(booking, data);
  },
);

/** The patient wants to be told of earlier times, or no more. Works without script. */
export const askForEarlierAction = changeAction(
  'earlier',
  ofBooking.extend({ wanted: z.enum(['yes', 'no']) }),
  (booking, { wanted }) =>
    changeAppointment({ ...booking, verb: 'earlier', data: { wanted: wanted === 'yes' } }),
);

/** The patient takes back what they agreed to. Works without script. */
export const withdrawConsentAction = changeAction(
  'consents',
  ofBooking.extend(withdrawalRequest.shape),
  (booking, { purpose }) => changeAppointment({ ...booking, verb: 'withdrawal', data: { purpose } }),
);

/** The patient says that they have come, from the page of the appointment or of the door. Works without script. */
export const checkInAction = changeAction(
  'check-in',
  questionSchema.extend({
    doorCode: z
      .string()
      .regex(/^[\w-]{16}$/)
      .optional(),
    branch: z.coerce.number().int().optional(),
  }),
  (booking, { version, doorCode }) => {
    const data = { version, ...(doorCode ? { doorCode } : {}) };
    return changeAppointment({ ...booking, verb: 'check-in', data });
  },
  (_, { number, doorCode, branch }, locale) => {
    if (!doorCode || branch === undefined) return;
    // The page of the door leads on: to the next child, or to the place in the queue.
    const door = localePath({ locale, path: doorPath({ branch, code: doorCode }) });
    redirect(`${door}?${new URLSearchParams({ came: number })}`);
  },
);

/** The patient asks for the page where the deposit is paid. Works without script. */
export const depositPageAction = changeAction('deposit', ofBooking, (booking) =>
  changeAppointment({ ...booking, verb: 'deposit', data: {} }),
);

/** Returns the form as sent, to be shown again: every answer but the last keeps the typed text. */
function sentAgain({ body, former }: SentForm): CorrectState {
  const { firstName, lastName, phone, email, age } = readTyped(body);
  return {
    turn: nextTurn(former),
    version: Number(body.get('version')),
    typed: { firstName, lastName, phone, email, age },
    faults: {},
    notice: null,
    fault: null,
  };
}

/** The patient corrects name, phone, e-mail or age of a request. Works without script. */
export const correctAppointmentAction = publicAction({
  schema: questionSchema.extend({ phoneCountry: z.string().catch('') }),
  refused: ({ trouble, body, former }): CorrectState => {
    leaveUnlessOurs(trouble);
    return { ...sentAgain({ body, former }), notice: 'failed', fault: faultIdOf(trouble) };
  },
  handle: async ({
    input: { number, version, phoneCountry: country },
    locale,
    ...sent
  }): Promise<CorrectState> => {
    const booking = await openedBooking(number, locale);
    const questions = await askAboutContact(sent.body, locale);
    const state = { ...sentAgain(sent), questions };
    const { maxAge } = await getBookingSetting(locale);
    const contact = createCorrectionSchema({ country, maxAge }).safeParse(state.typed);
    if (!contact.success) {
      const issues = contact.error.issues.map(({ path, message }) => ({ path, code: message }));
      return { ...state, faults: toFaults(issues) };
    }
    if (isAsking(questions)) return state;
    const outcome = await changeTyped({ ...booking, verb: 'correct', data: { version, ...contact.data } });
    if (outcome.kind === 'changed') {
      // A link to the phone that was corrected opens it no more.
      const opened = { ...booking, manageKey: outcome.manageKey ?? booking.manageKey };
      await keepManageKey(opened);
      redirect(confirmationPath({ locale, ...opened }));
    }
    if (outcome.kind === 'invalid') return { ...state, faults: toFaults(outcome.issues) };
    // A correction asks for no time.
    const notice = outcome.kind === 'taken' ? 'failed' : outcome.kind;
    return notice === 'conflict' ? asItIsNow(state, number) : { ...state, notice };
  },
});

/** Keeps what was typed, with the version of the appointment as it is now, so that it can be sent again. */
async function asItIsNow(state: CorrectState, number: string): Promise<CorrectState> {
  const kept = await readKept(number);
  return kept?.canCorrect
    ? { ...state, notice: 'conflict', version: kept.version }
    : { ...state, notice: 'notLive' };
}

function ratedAgain({ body, former }: SentForm): ReviewState {
  return {
    turn: nextTurn(former),
    rating: String(body.get('rating') ?? '').slice(0, 1),
    text: String(body.get('text') ?? '').slice(0, 2 * REVIEW_LENGTH),
    notice: null,
    fault: null,
  };
}

/** The patient says how a visit was. Works without script. */
export const reviewAppointmentAction = publicAction({
  schema: ofBooking,
  refused: ({ trouble, body, former }): ReviewState => {
    leaveUnlessOurs(trouble);
    return { ...ratedAgain({ body, former }), notice: 'failed', fault: faultIdOf(trouble) };
  },
  handle: async ({ input: { number }, locale, ...sent }): Promise<ReviewState> => {
    const state = ratedAgain(sent);
    const said = reviewRequest.safeParse({ rating: Number(state.rating), text: state.text });
    if (!said.success) {
      const isStarless = said.error.issues.some(({ path }) => path[0] === 'rating');
      return { ...state, notice: isStarless ? 'stars' : 'tooLong' };
    }
    const booking = await openedBooking(number, locale);
    const { kind } = await changeAppointment({ ...booking, verb: 'review', data: said.data });
    if (kind === 'changed') {
      refresh();
      return { ...state, notice: null };
    }
    return { ...state, notice: kind === 'notLive' || kind === 'busy' ? kind : 'failed' };
  },
});
