'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';
import { type CallAnswer, endCall, leaveCall, openCall, openNextCall } from './data';
import { workListPath } from './rules';
import { outcomeSchema, requestIdSchema } from './schema';

/** What came of a press of a button on the work list, in words. */
export interface CallFeedback {
  outcome: 'none' | 'opened' | 'closed' | 'refused';
  text: string;
  /** How many lines of the history the form was filled in with; what came after them is shown. */
  seen: number | null;
  /** What was typed into an outcome that was refused, to show again. */
  typed?: Record<string, string>;
}

const TYPED = ['tryAgain', 'date', 'time', 'note', 'reason'] as const;

/** Opens the request somebody is looking at and leads to the work list, where the call is ended. */
export async function openOneAction(_: CallFeedback, form: FormData): Promise<CallFeedback> {
  form.set('do', 'open');
  const feedback = await callAction(_, form);
  const given = form.get('locale');
  if (feedback.outcome === 'opened') {
    redirect(workListPath({ locale: isLocale(given) ? given : routing.defaultLocale }));
  }
  return feedback;
}

type Words = Awaited<ReturnType<typeof getTranslations<'calls.feedback'>>>;

/** Opens, leaves or ends the call about a request; the backend decides and keeps the history. */
export async function callAction(_: CallFeedback, form: FormData): Promise<CallFeedback> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const t = await getTranslations({ locale, namespace: 'calls.feedback' });
  if (!(await isFromOwnPage())) return refused(t('failed'));
  try {
    const session = await findSession();
    if (!session) redirect(loginPath({ locale, to: workListPath({ locale }), why: 'ended' }));
    const feedback = await decide({ form, token: session.token, t });
    // Also after a refusal: the page shows how things stand now.
    refresh();
    return feedback;
  } catch (error) {
    if (error instanceof BackendError) return refused(t('failed'));
    throw error;
  }
}

function refused(text: string, seen: number | null = null): CallFeedback {
  return { outcome: 'refused', text, seen };
}

async function decide({
  form,
  token,
  t,
}: {
  form: FormData;
  token: string;
  t: Words;
}): Promise<CallFeedback> {
  const wish = form.get('do');
  if (wish === 'next') {
    const isOpened = await openNextCall(token);
    return isOpened
      ? { outcome: 'opened', text: '', seen: null }
      : { outcome: 'closed', text: t('nothingLeft'), seen: null };
  }
  if (wish === 'outcome') return end({ form, token, t });
  const id = requestIdSchema.safeParse(form.get('id'));
  if (!id.success) return refused(t('failed'));
  const named = { token, id: id.data };
  if (wish === 'leave') {
    await leaveCall(named);
    return { outcome: 'closed', text: t('left'), seen: null };
  }
  const answer = await openCall(named);
  return answer.kind === 'done'
    ? { outcome: 'opened', text: '', seen: null }
    : refused(explain({ answer, t }));
}

async function end({ form, token, t }: { form: FormData; token: string; t: Words }): Promise<CallFeedback> {
  const typed = Object.fromEntries(TYPED.map((name) => [name, String(form.get(name) ?? '').slice(0, 300)]));
  const parsed = outcomeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ...refused(t('incomplete')), typed };
  const answer = await endCall({ token, ...parsed.data });
  if (answer.kind === 'done') return { outcome: 'closed', text: t(parsed.data.outcome), seen: null };
  const seen = answer.kind === 'changed' ? Number(form.get('seen')) : null;
  return { ...refused(explain({ answer, t }), seen), typed };
}

function explain({ answer, t }: { answer: Exclude<CallAnswer, { kind: 'done' }>; t: Words }): string {
  if (answer.kind === 'taken') return answer.by ? t('taken', { name: answer.by }) : t('lost');
  if (answer.kind === 'badTime') return t(answer.isLate ? 'tooLate' : 'tooEarly');
  return t(answer.kind);
}
