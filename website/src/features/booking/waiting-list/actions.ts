'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import { documentId } from '@/contract/document-id';
import { guardianRequest } from '@/contract/guardian';
import { workProof } from '@/contract/work-proof';
import { confirmationPath, keepManageKey } from '@/features/booking/booked/session';
import { isIdempotencyKey } from '@/features/booking/details/idempotency-rules';
import { askForProof, type CodeState, proveWithForm } from '@/features/booking/phone-proof/form-query';
import { readProof } from '@/features/booking/phone-proof/session';
import type { Locale } from '@/i18n/routing';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import { publicAction } from '@/lib/guard/public';
import { faultIdOf, withFaultId } from '@/lib/guard/trouble';
import { noWords, wordsOf } from '@/lib/guard/words';
import { getVisitorAddress } from '@/lib/request/visitor';
import { answerOffer, getOwnWaiting, joinWaitingList } from './data';
import { explain, sentAgain } from './form-words';
import { entryPath } from './rules';
import { toRequest } from './schema';
import { keepWaitingKey, readWaitingKey } from './session';
import type { WaitingFormState } from './state';

const words = wordsOf('waitingList');
const formSchema = z.object({ key: z.string().refine(isIdempotencyKey) });

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
    ...guardianRequest,
  }),
  words: noWords,
  refused: ({ trouble, body, locale }): void => {
    const number = String(body.get('number'));
    if (trouble.kind === 'invalid' || trouble.kind === 'foreign' || !isBookingNumber(number)) redirect('/');
    back({ locale, number, outcome: 'failed', fault: faultIdOf(trouble) });
  },
  handle: async ({ input: { number, offer, answer, ...guardian }, locale }): Promise<void> => {
    const key = await readWaitingKey(number);
    if (key === null) redirect(entryPath({ locale, number }));
    const entry = { number, key, visitor: await getVisitorAddress() };
    const outcome = await answerOffer({ ...entry, offer, answer, guardian });
    if (outcome !== 'done') back({ locale, number, outcome });
    const booked = answer === 'accept' ? (await getOwnWaiting(entry))?.booked : null;
    if (!booked) redirect(entryPath({ locale, number }));
    await keepManageKey(booked);
    redirect(confirmationPath({ locale, ...booked }));
  },
});
