'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import type { VisitAnswers } from '@/contract/visit-questions';
import { changeTyped, findQuestions } from '@/features/booking/appointment/data';
import { leaveUnlessOurs, openedBooking } from '@/features/booking/appointment/session';
import { confirmationPath } from '@/features/booking/booked/session';
import { keepCard } from '@/features/booking/cards/data';
import { askAboutDanger, askedBefore } from '@/features/site/search/danger-words';
import { publicAction } from '@/lib/guard/public';
import { faultIdOf } from '@/lib/guard/trouble';
import { nextTurn } from '@/lib/request/form-turn';
import { keysChanged } from './asked-rules';
import { readAnswers, readPictures, readWritten } from './rules';
import type { AnswersState } from './state';

function sentAgain({ body, former }: { body: FormData; former: unknown }): AnswersState {
  return {
    turn: nextTurn(former),
    answers: readAnswers(body),
    faults: {},
    notice: null,
    fault: null,
    danger: askedBefore(body),
  };
}

function without(answers: VisitAnswers, keys: string[]): VisitAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
}

/** Saves or corrects a patient's answers before the visit. Works without script. */
export const answerQuestionsAction = publicAction({
  schema: z.object({ number: z.string().refine(isBookingNumber) }),
  refused: ({ trouble, body, former }): AnswersState => {
    leaveUnlessOurs(trouble);
    return { ...sentAgain({ body, former }), notice: 'failed', fault: faultIdOf(trouble) };
  },
  handle: async ({ input: { number }, locale, ...sent }): Promise<AnswersState> => {
    const booking = await openedBooking(number, locale);
    const state = sentAgain(sent);
    // A picture that has arrived is kept, so that an answer with errors does not ask for it again.
    for (const [key, picture] of readPictures(sent.body)) {
      const outcome = await keepCard(picture.stream());
      if (outcome.ok) state.answers[key] = [outcome.kept.card];
      else state.faults[key] = outcome.fault;
    }
    const questions = (await findQuestions(booking))?.questions ?? [];
    // An editor may have changed the questions since: an answer by its place would be one to another choice.
    const asked = String(sent.body.get('asked') ?? '');
    const changed = keysChanged(asked, questions);
    const unchanged = questions.filter(({ key }) => !changed.includes(key));
    // Before all else: no fault of a picture and no other question is an answer to it.
    const danger = await askAboutDanger(readWritten(unchanged, state.answers), sent.body, locale);
    if (danger?.warning) return { ...state, danger };
    if (Object.keys(state.faults).length > 0) return state;
    if (changed.length > 0) {
      refresh();
      return { ...state, answers: without(state.answers, changed), notice: 'changed' };
    }
    const outcome = await changeTyped({ ...booking, verb: 'answers', data: { answers: state.answers } });
    if (outcome.kind === 'changed') redirect(confirmationPath({ locale, ...booking }));
    if (outcome.kind === 'invalid') {
      const faults = Object.fromEntries(outcome.issues.map(({ path: [key], code }) => [key, code]));
      // An uploaded picture that has expired is asked for again.
      const gone = outcome.issues.flatMap(({ path: [key], code }) => (code === 'notAvailable' ? [key] : []));
      return { ...state, answers: without(state.answers, gone), faults };
    }
    const { kind } = outcome;
    return {
      ...state,
      notice: kind === 'conflict' || kind === 'notLive' || kind === 'busy' ? kind : 'failed',
    };
  },
});
