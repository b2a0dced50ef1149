'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { RefusalDetails } from '@/contract/refusals';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { formatTime } from '@/lib/clinic-time';
import { isFromOwnPage } from '@/lib/visitor';
import { blockTime, unblockTime } from './data';
import { calendarPath } from './rules';

const id = z.string().regex(/^[a-z0-9]{24}$/);
const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const blockSchema = z.object({
  branch: id,
  doctor: id,
  startsAt: wallTime,
  endsAt: wallTime,
  reason: z.string().trim().min(1).max(300),
});

/** What came of a change of the calendar, in words, and the visits that stand in its way. */
export interface BlockState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  /** Lines that name what is in the way. */
  inside: string[];
  /** What was sent and refused, to show again. */
  typed: Record<string, string>;
}

const FIELDS = ['doctor', 'startsAt', 'endsAt', 'reason'] as const;

function localeOf(form: FormData) {
  const given = form.get('locale');
  return isLocale(given) ? given : routing.defaultLocale;
}

/** Blocks a doctor's time; the backend refuses while visits lie inside it, and these are named. */
export async function blockTimeAction(_: BlockState, form: FormData): Promise<BlockState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'staffDays' });
  const wanted = blockSchema.safeParse(Object.fromEntries(form));
  const typed = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '').slice(0, 300)]));
  const refused = (text: string, inside: string[] = []): BlockState => ({
    outcome: 'refused',
    text,
    inside,
    typed,
  });
  if (!wanted.success) return refused(t('block.invalid'));
  if (!(await isFromOwnPage())) return refused(t('failed'));
  try {
    const session = await findSession();
    if (!session) redirect(loginPath({ locale, to: calendarPath({ locale, view: {} }), why: 'ended' }));
    const outcome = await blockTime({ token: session.token, ...wanted.data });
    refresh();
    if (outcome.ok) return { outcome: 'changed', text: t('block.done'), inside: [], typed: {} };
    if (outcome.reason === 'invalid') return refused(t('block.invalid'));
    return refused(t('block.inside'), linesOf(outcome.inside));
  } catch (error) {
    if (error instanceof BackendError) return refused(t('failed'));
    throw error;
  }

  function linesOf({ visits, others, held, blocked }: RefusalDetails<'VisitsInsideError'>): string[] {
    const named = visits.map(({ bookingNumber, startsAt, timeZone }) =>
      t('block.visit', { time: formatTime({ instant: startsAt, timeZone, locale }), number: bookingNumber }),
    );
    return [
      ...named,
      ...(others > 0 ? [t('block.others', { count: others })] : []),
      ...(held ? [t('block.held')] : []),
      ...(blocked ? [t('block.blocked')] : []),
    ];
  }
}

/** Gives a blocked time back. */
export async function unblockTimeAction(form: FormData): Promise<void> {
  const locale = localeOf(form);
  const block = id.safeParse(form.get('id'));
  if (!block.success || !(await isFromOwnPage())) return;
  const session = await findSession();
  if (!session) redirect(loginPath({ locale, to: calendarPath({ locale, view: {} }), why: 'ended' }));
  await unblockTime({ token: session.token, id: block.data });
  refresh();
}
