'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { callOutcome } from '@/contract/changes';
import { documentId } from '@/contract/document-id';
import { REASON_LENGTH } from '@/contract/limits';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { rescheduleAppointment } from '@/features/desk/staff-calendar/data';
import type { Words } from '@/i18n/translations';
import type { StaffToken } from '@/lib/backend/token';
import { withFaultId } from '@/lib/guard/trouble';
import { asRead, typedIn } from '@/lib/guard/typed';
import { workListAddress } from './address';
import { type CallRefusal, callAbout, openNextCall } from './data';
import { NEXT_COOKIE } from './rules';

export interface CallFeedback {
  outcome: 'none' | 'opened' | 'closed' | 'refused';
  text: string;
  /** Number of lines of the history the form was filled in with; what came after them is shown. */
  seen: number | null;
  typed?: Record<string, string>;
}

/** Opens the request somebody is looking at and leads to the work list, where the call is ended. */
export const openOneAction = staffAction({
  schema: z.object({ id: documentId, takeOver: z.literal('yes').optional() }),
  words: 'calls.feedback',
  back: ({ locale }) => workListAddress.path(locale),
  refused: refusedPress,
  handle: async ({ input: { id, takeOver }, session: { token }, locale, t }): Promise<FormResult> => {
    const feedback = await open(id, { token, t }, takeOver === 'yes');
    refresh();
    if (feedback.outcome === 'opened') redirect(workListAddress.path(locale));
    return { outcome: 'refused', text: feedback.text };
  },
});

const [confirmed, canceled, noAnswer, callBack] = callOutcome.options;

/** Outcome of a call, as the forms of the work list send it. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  confirmed.extend(asRead).strip(),
  canceled.extend(asRead).strip(),
  noAnswer.extend({ ...asRead, tryAgain: z.coerce.number().pipe(noAnswer.shape.tryAgain) }).strip(),
  callBack.extend(asRead).strip(),
]);

/** A press of a button on the work list: the next request, one of the list, giving it up, or how the call ended. */
const wishSchema = z.union([
  z.object({ do: z.literal('next') }),
  z.object({ do: z.literal('open'), id: documentId }),
  z.object({ do: z.literal('leave'), id: documentId }),
  z.object({ do: z.literal('outcome'), seen: z.coerce.number() }).and(outcomeSchema),
]);

/** Opens, leaves or ends the call about a request; the backend decides and keeps the history. */
export const callAction = staffAction({
  schema: wishSchema,
  words: 'calls.feedback',
  back: ({ locale }) => workListAddress.path(locale),
  refused: ({ t, trouble, body }) => {
    if (body.get('do') !== 'outcome') return say('refused', withFaultId(t('failed'), trouble));
    const text = trouble.kind === 'invalid' ? t('incomplete') : withFaultId(t('failed'), trouble);
    return { ...say('refused', text), typed: readTyped(body) };
  },
  handle: async ({ input, body, session: { token }, t }): Promise<CallFeedback> => {
    const feedback = await fulfil(input, { token, t });
    // Also after a refusal: the page shows how things stand now.
    refresh();
    const isKept = input.do === 'outcome' && feedback.outcome === 'refused';
    return isKept ? { ...feedback, typed: readTyped(body) } : feedback;
  },
});

/** Gives the open request another time of its doctor, in the middle of the call. */
export const moveCallAction = staffAction({
  schema: z.object({ ...asRead, startsAt: z.iso.datetime() }),
  words: 'staffCalendar',
  back: ({ locale }) => workListAddress.path(locale),
  refused: refusedPress,
  handle: async ({ input, session: { token }, t }): Promise<FormResult> => {
    const outcome = await rescheduleAppointment({ token, ...input });
    // Also after a refusal: the page shows how things stand now, and other times.
    refresh();
    if (outcome === 'moved') return { outcome: 'changed', text: t('move.inCall') };
    const why = outcome.reason === 'invalid' ? 'taken' : outcome.reason;
    return { outcome: 'refused', text: t(`refused.${why}`) };
  },
});

const TYPED = ['id', 'tryAgain', 'date', 'time', 'note', 'reason'] as const;

const readTyped = (form: FormData) => typedIn(form, TYPED, REASON_LENGTH);

function say(outcome: CallFeedback['outcome'], text = '', seen: number | null = null): CallFeedback {
  return { outcome, text, seen };
}

interface CallContext {
  token: StaffToken;
  t: Words<'calls.feedback'>;
}

async function fulfil(wish: z.output<typeof wishSchema>, { token, t }: CallContext): Promise<CallFeedback> {
  if (wish.do === 'next')
    return (await openNextCall(token)) ? say('opened') : say('closed', t('nothingLeft'));
  if (wish.do === 'open') return open(wish.id, { token, t });
  if (wish.do === 'leave') {
    await callAbout({ token, id: wish.id }, '', { method: 'DELETE' });
    return say('closed', t('left'));
  }
  const { do: _, seen, id, ...ended } = wish;
  const answer = await callAbout({ token, id }, '/outcome', { data: ended });
  if (answer === 'done') {
    const isNext = (await cookies()).get(NEXT_COOKIE)?.value === 'on';
    // The words say how the call ended; the request that opens after it says itself what it is.
    return say(isNext && (await openNextCall(token)) ? 'opened' : 'closed', t(ended.outcome));
  }
  return say('refused', explain(answer, t), answer === 'changed' ? seen : null);
}

async function open(id: string, { token, t }: CallContext, takeOver = false): Promise<CallFeedback> {
  const answer = await callAbout({ token, id }, '', { data: { takeOver } });
  return answer === 'done' ? say('opened') : say('refused', explain(answer, t));
}

function explain(refusal: CallRefusal, t: Words<'calls.feedback'>): string {
  if (typeof refusal === 'string') return t(refusal);
  return refusal.by ? t('taken', { name: refusal.by }) : t('lost');
}
