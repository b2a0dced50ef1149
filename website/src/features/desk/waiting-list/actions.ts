'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { answerPress, staffAction } from '@/features/account/session/guards';
import { isIdempotencyKey } from '@/features/booking/details/idempotency-rules';
import { isOutdated } from '@/features/booking/details/shown-query';
import { readJoinRefusal } from '@/features/booking/waiting-list/data';
import { explain, sentAgain } from '@/features/booking/waiting-list/form-words';
import { toRequest } from '@/features/booking/waiting-list/schema';
import type { WaitingFormState } from '@/features/booking/waiting-list/state';
import { isLocale } from '@/i18n/routing';
import { isAccepted, sendOr } from '@/lib/backend/calls';
import { askAboutContact, isAsking } from '@/lib/contact/contact-questions';
import { withFaultId } from '@/lib/guard/trouble';
import { waitingAddress } from './address';

export const addCallerAction = staffAction({
  schema: z.object({ key: z.string().refine(isIdempotencyKey) }),
  words: 'waitingList',
  back: ({ locale }) => waitingAddress.path(locale),
  refused: ({ t, trouble, body, former }): WaitingFormState => ({
    ...sentAgain(body, former, trouble),
    notice: { text: withFaultId(t('notices.failed'), trouble), isDone: false },
  }),
  handle: async ({ input, locale, body, former, session: { token }, t }): Promise<WaitingFormState> => {
    const questions = await askAboutContact(body, locale);
    const state = { ...sentAgain(body, former), questions };
    if (await isOutdated(body, locale)) {
      refresh();
      const values = { ...state.values, consent: [] };
      return { ...state, values, notice: { text: t('notices.changed'), isDone: false } };
    }
    if (isAsking(questions)) return state;
    const [language] = state.values.language ?? [];
    const request = toRequest(state.values, isLocale(language) ? language : locale);
    const data = { ...request, consentLocale: locale };
    const headers = { 'Idempotency-Key': input.key };
    const call = { path: '/waiting-entries/for-caller', headers, data, token };
    const outcome = await sendOr(call, { ok: true }, readJoinRefusal);
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

export const removeEntryAction = staffAction({
  schema: z.object({ id: documentId }),
  words: 'waitingList',
  back: ({ locale }) => waitingAddress.path(locale),
  refused: ({ t, trouble }): FormResult => ({
    outcome: 'refused',
    text: withFaultId(t('notices.failed'), trouble),
  }),
  handle: async ({ input: { id }, session: { token }, t }) => {
    const call = { method: 'DELETE', path: `/waiting-entries/${id}`, token } as const;
    const isRemoved = await isAccepted(call, 'TransitionNotAllowedError');
    return answerPress(isRemoved, { done: t('staff.removed'), refused: t('staff.gone') });
  },
});
