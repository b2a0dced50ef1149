'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { PressResult } from '@/components/form/press-form';
import { isBookingNumber } from '@/contract/booking-number';
import { documentId } from '@/contract/document-id';
import { workProof } from '@/contract/work-proof';
import { staffAction } from '@/features/account/guards';
import { findBookingSetting, getPublishedOffer } from '@/features/booking/data';
import { isIdempotencyKey } from '@/features/booking/idempotency-rules';
import { confirmationPath, keepManageKey } from '@/features/booking/session';
import { askForProof, type CodeState, proveWithForm } from '@/features/phone-proof/form-query';
import { readProof } from '@/features/phone-proof/session';
import { isLocale, type Locale } from '@/i18n/routing';
import { askAboutContact, isAsking } from '@/lib/contact-questions';
import { publicAction } from '@/lib/guard/public';
import { faultIdOf, withFaultId } from '@/lib/guard/trouble';
import { noWords, wordsOf } from '@/lib/guard/words';
import { getVisitorAddress } from '@/lib/visitor';
import { UNKNOWN_COUNTRY } from '@/lib/week';
import { waitingAddress } from './address';
import {
  addCaller,
  answerOffer,
  getOwnWaiting,
  type JoinRefusal,
  joinWaitingList,
  removeEntry,
} from './data';
import { faultWords, sentAgain } from './mutations';
import { entryPath } from './rules';
import { toRequest } from './schema';
import { keepWaitingKey, readWaitingKey } from './session';
import type { WaitingFormState } from './state';

const words = wordsOf('waitingList');
const formSchema = z.object({ key: z.string().refine(isIdempotencyKey) });

async function explain(
  state: WaitingFormState,
  refusal: Exclude<JoinRefusal, { reason: 'proof' | 'work' }>,
  locale: Locale,
): Promise<WaitingFormState> {
  const t = await words(locale);
  if (refusal.reason !== 'invalid')
    return { ...state, notice: { text: t(`notices.${refusal.reason}`), isDone: false } };
  const [setting, { branches }] = await Promise.all([findBookingSetting(locale), getPublishedOffer(locale)]);
  const country = branches[0]?.country ?? UNKNOWN_COUNTRY;
  if (!setting) return { ...state, notice: { text: t('notices.failed'), isDone: false } };
  const faults = await faultWords({ issues: refusal.issues, locale, setting, country });
  // What no field shows must be said all the same.
  const notice = Object.keys(faults).length > 0 ? null : { text: t('notices.failed'), isDone: false };
  return { ...state, faults, notice };
}

/** The form with the question for a code, or with why none can be sent. */
function withCode(state: WaitingFormState, answer: CodeState): WaitingFormState {
  return answer.status === 'code'
    ? { ...state, code: answer }
    : { ...state, notice: { text: answer.text, isDone: false } };
}

/** Puts a visitor on the waiting list. Works without script. */
export const joinWaitingListAction = publicAction({
  schema: formSchema,
  words,
  refused: ({ t, trouble, body, former }): WaitingFormState => ({
    ...sentAgain(body, former),
    notice: { text: withFaultId(t('notices.failed'), trouble), isDone: false },
  }),
  handle: async ({ input: { key: idempotencyKey }, locale, body, former, t }): Promise<WaitingFormState> => {
    const questions = await askAboutContact(body, locale);
    const state = { ...sentAgain(body, former), questions };
    if (isAsking(questions)) return state;
    const request = toRequest(state.values, locale);
    const work = workProof.safeParse(body.get('work')).data ?? null;
    const [visitor, kept] = await Promise.all([getVisitorAddress(), readProof()]);
    const booking = { phone: request.phone, branch: request.branches?.[0] ?? null };
    const asked = { request: { booking, visitor, proof: kept }, locale };
    const proved = await proveWithForm({ form: body, ...asked });
    if ('status' in proved) return withCode(state, proved);
    const { proof } = proved;
    const outcome = await joinWaitingList({ request, idempotencyKey, visitor, proof, work });
    if (!outcome.ok && outcome.reason === 'proof') return withCode(state, await askForProof(asked));
    if (!outcome.ok && outcome.reason === 'work') {
      const [title, text] = [t('notices.workTitle'), t('notices.work')];
      // One who hands a task in and is given another is not sent round and round.
      return work === null
        ? { ...state, work: { task: outcome.task, title, text } }
        : { ...state, notice: { text, isDone: false } };
    }
    if (!outcome.ok) return explain(state, outcome, locale);
    await keepWaitingKey(outcome);
    redirect(`${entryPath({ locale, number: outcome.number })}#${outcome.key}`);
  },
});

/** Puts somebody on the phone on the waiting list. */
export const addCallerAction = staffAction({
  schema: formSchema,
  words,
  back: ({ locale }) => waitingAddress.path(locale),
  refused: ({ t, trouble, body, former }): WaitingFormState => ({
    ...sentAgain(body, former),
    notice: { text: withFaultId(t('notices.failed'), trouble), isDone: false },
  }),
  handle: async ({
    input: { key: idempotencyKey },
    locale,
    body,
    former,
    session: { token },
    t,
  }): Promise<WaitingFormState> => {
    const questions = await askAboutContact(body, locale);
    const state = { ...sentAgain(body, former), questions };
    if (isAsking(questions)) return state;
    const [language] = state.values.language ?? [];
    const request = toRequest(state.values, isLocale(language) ? language : locale);
    const outcome = await addCaller(request, idempotencyKey, token);
    if (!outcome.ok && (outcome.reason === 'proof' || outcome.reason === 'work'))
      throw new TypeError('Staff are asked for no proof.');
    if (!outcome.ok) return explain(state, outcome, locale);
    refresh();
    return {
      ...state,
      questions: {},
      values: { key: [crypto.randomUUID()] },
      notice: { text: t('staff.added'), isDone: true },
    };
  },
});

/** Opens an entry in this browser with the key from its address; true when the page can show it now. */
export const openEntryAction = publicAction({
  schema: z.object({
    bookingNumber: z.string().refine(isBookingNumber),
    manageKey: z.string().regex(/^[\w-]{12,128}$/),
  }),
  words: noWords,
  refused: () => false,
  handle: async ({ input: { bookingNumber: number, manageKey: key } }): Promise<boolean> => {
    await keepWaitingKey({ number, key });
    return true;
  },
});

function back({
  locale,
  number,
  outcome,
  fault = null,
}: {
  locale: Locale;
  number: string;
  outcome: string;
  fault?: string | null;
}): never {
  const query = new URLSearchParams({ outcome, ...(fault === null ? {} : { fault }) });
  redirect(`${entryPath({ locale, number })}?${query}`);
}

/** The holder of a link accepts or declines an offer, or leaves the list. Works without script. */
export const answerOfferAction = publicAction({
  schema: z.object({
    number: z.string().refine(isBookingNumber),
    offer: documentId.or(z.literal('')).catch(''),
    answer: z.enum(['accept', 'decline', 'leave']),
  }),
  words: noWords,
  refused: ({ trouble, body, locale }): void => {
    const number = String(body.get('number'));
    if (trouble.kind === 'invalid' || trouble.kind === 'foreign' || !isBookingNumber(number)) redirect('/');
    back({ locale, number, outcome: 'failed', fault: faultIdOf(trouble) });
  },
  handle: async ({ input: { number, ...input }, locale }): Promise<void> => {
    const key = await readWaitingKey(number);
    if (key === null) redirect(entryPath({ locale, number }));
    const entry = { number, key, visitor: await getVisitorAddress() };
    const outcome = await answerOffer({ ...entry, ...input });
    if (outcome !== 'done') back({ locale, number, outcome });
    const booked = input.answer === 'accept' ? (await getOwnWaiting(entry))?.booked : null;
    if (!booked) redirect(entryPath({ locale, number }));
    await keepManageKey(booked);
    redirect(confirmationPath({ locale, ...booked }));
  },
});

/** Staff take somebody off the list by one press. */
export const removeEntryAction = staffAction({
  schema: z.object({ id: documentId }),
  words,
  back: ({ locale }) => waitingAddress.path(locale),
  refused: ({ t, trouble }): PressResult => ({
    outcome: 'refused',
    text: withFaultId(t('notices.failed'), trouble),
  }),
  handle: async ({ input: { id }, session: { token }, t }): Promise<PressResult> => {
    const isRemoved = await removeEntry(token, id);
    refresh();
    return isRemoved
      ? { outcome: 'changed', text: t('staff.removed') }
      : { outcome: 'refused', text: t('staff.gone') };
  },
});
