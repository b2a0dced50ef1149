'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import { documentId } from '@/contract/document-id';
import { guardianRequest } from '@/contract/guardian';
import { workProof } from '@/contract/work-proof';
import { leaveUnlessOurs } from '@/features/booking/appointment/session';
import { confirmationPath, keepManageKey, readManageKey } from '@/features/booking/booked/session';
import { isIdempotencyKey } from '@/features/booking/details/idempotency-rules';
import { isOutdated } from '@/features/booking/details/shown-query';
import { askForProof, type CodeState, proveWithForm } from '@/features/booking/phone-proof/form-query';
import { readProof } from '@/features/booking/phone-proof/session';
import { type Locale, localePath } from '@/i18n/routing';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import { publicAction } from '@/lib/guard/public';
import { faultIdOf, withFaultId } from '@/lib/guard/trouble';
import { answerOffer, joinWaitingList } from './data';
import { explain, sentAgain } from './form-words';
import { toRequest } from './schema';
import type { WaitingFormState } from './state';

const formSchema = z.object({ key: z.string().refine(isIdempotencyKey) });

/** Path of an entry's own page; its key is kept by the browser. */
const entryPath = (locale: Locale, number: string) =>
  localePath({ locale, path: `/booking/waiting-list/${number}` });

function withCode(state: WaitingFormState, answer: CodeState): WaitingFormState {
  return answer.status === 'code'
    ? { ...state, code: answer }
    : { ...state, notice: { text: answer.text, isDone: false } };
}

/** Puts a visitor on the waiting list. Works without script. */
export const joinWaitingListAction = publicAction({
  schema: formSchema,
  words: 'waitingList',
  refused: ({ t, trouble, body, former }): WaitingFormState => ({
    ...sentAgain(body, former, trouble),
    notice: { text: withFaultId(t('notices.failed'), trouble), isDone: false },
  }),
  handle: async ({ input: { key: idempotencyKey }, locale, body, former, t }): Promise<WaitingFormState> => {
    const questions = await askAboutContact(body, locale);
    const state = { ...sentAgain(body, former), questions };
    if (await isOutdated(body, locale)) {
      refresh();
      const values = { ...state.values, consent: [] };
      return { ...state, values, notice: { text: t('notices.changed'), isDone: false } };
    }
    if (isAsking(questions)) return state;
    const request = toRequest(state.values, locale);
    const work = workProof.safeParse(body.get('work')).data ?? null;
    const booking = { phone: request.phone, branch: request.branches?.[0] ?? null };
    const asked = { booking, proof: await readProof() };
    const proved = await proveWithForm(body, asked, locale);
    if ('status' in proved) return withCode(state, proved);
    const outcome = await joinWaitingList({ request, idempotencyKey, proof: proved.proof, work });
    if (!outcome.ok && outcome.reason === 'proof') return withCode(state, await askForProof(asked, locale));
    if (!outcome.ok && outcome.reason === 'work') {
      const [title, text] = [t('notices.workTitle'), t('notices.work')];
      // A browser whose proof of work was not accepted is told so instead of getting another task, which might loop.
      return work === null
        ? { ...state, work: { task: outcome.task, title, text } }
        : { ...state, notice: { text, isDone: false } };
    }
    if (!outcome.ok) return explain(state, outcome, locale);
    await keepManageKey({ bookingNumber: outcome.number, manageKey: outcome.key }, 'waiting');
    redirect(`${entryPath(locale, outcome.number)}#${outcome.key}`);
  },
});

function back(path: string, outcome: string, fault: string | null = null): never {
  redirect(`${path}?${new URLSearchParams({ outcome, ...(fault === null ? {} : { fault }) })}`);
}

/** The holder of a link accepts or declines an offer, or leaves the list. Works without script. */
export const answerOfferAction = publicAction({
  schema: z.object({
    number: z.string().refine(isBookingNumber),
    offer: documentId.or(z.literal('')).catch(''),
    answer: z.enum(['accept', 'decline', 'leave']),
    ...guardianRequest,
  }),
  refused: ({ trouble, body, locale }): void => {
    const number = String(body.get('number'));
    leaveUnlessOurs(trouble);
    if (!isBookingNumber(number)) redirect('/');
    back(entryPath(locale, number), 'failed', faultIdOf(trouble));
  },
  handle: async ({ input: { number, offer, answer, ...guardian }, body, locale }): Promise<void> => {
    const manageKey = await readManageKey(number, 'waiting');
    const path = entryPath(locale, number);
    if (manageKey === null) redirect(path);
    if (answer === 'accept' && (await isOutdated(body, locale))) back(path, 'changed');
    const agreed = { ...guardian, consentLocale: locale };
    const outcome = await answerOffer({ bookingNumber: number, manageKey, offer, answer, agreed });
    if (typeof outcome === 'string') back(path, outcome);
    const { booked } = outcome;
    if (!booked) {
      // A redirect to the same page changes only the hash, so nothing would be rendered anew.
      refresh();
      redirect(`${path}#${manageKey}`);
    }
    await keepManageKey(booked);
    redirect(confirmationPath({ locale, ...booked }));
  },
});
