'use server';

import { refresh } from 'next/cache';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { blockRequest } from '@/contract/changes';
import { documentId as id } from '@/contract/document-id';
import { parseRefusal } from '@/contract/refusals';
import { refuse, refusedPress, staffAction } from '@/features/account/session/guards';
import type { Words } from '@/i18n/translations';
import { removeAt, sendOr } from '@/lib/backend/calls';
import { asRead } from '@/lib/guard/typed';
import { calendarAddress } from './address';
import { rescheduleAppointment, type StaffRefusal } from './data';
import { sayInside } from './rules';

const about = {
  words: 'staffCalendar' as const,
  back: ({ locale }: { locale: Locale }) => calendarAddress.path(locale),
  refused: refusedPress,
};

export const blockTimeAction = staffAction({
  schema: blockRequest.strip(),
  ...about,
  refused: (given) => refusedPress(given, given.t('block.invalid')),
  handle: async ({ input, session: { token }, body, locale, t }): Promise<FormResult> => {
    const outcome = await sendOr({ path: '/time-blocks', data: input, token }, 'blocked', (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'AppointmentsInsideError') return refusal.details;
      return error.status === 400 ? 'invalid' : null;
    });
    refresh();
    if (outcome === 'blocked') return { outcome: 'changed', text: t('block.done') };
    if (outcome === 'invalid') return refuse(t('block.invalid'), body);
    return { ...refuse(t('block.inside'), body), lines: sayInside(outcome, locale, t) };
  },
});

export const unblockTimeAction = staffAction({
  schema: z.object({ id }),
  ...about,
  handle: async ({ input, session: { token } }): Promise<FormResult> => {
    // Succeeds also if it has been removed already.
    await removeAt(token, `/time-blocks/${input.id}`);
    refresh();
    return null;
  },
});

/** Outcome of a move; `isStale` where the visit is not as it was read any more: choosing another time would not help. */
export type MoveState = (NonNullable<FormResult> & { isStale?: boolean }) | null;

export const moveInCalendarAction = staffAction({
  schema: z.object({ ...asRead, startsAt: z.iso.datetime(), doctor: id }),
  ...about,
  handle: async ({ input, session: { token }, t }): Promise<MoveState> => {
    const outcome = await rescheduleAppointment({ token, ...input });
    // Also after a refusal: the calendar shows how things stand now.
    refresh();
    if (outcome === 'moved') return { outcome: 'changed', text: t('moving.done') };
    const isStale = outcome.reason === 'conflict' || outcome.reason === 'notLive';
    return { outcome: 'refused', text: whyNotMoved(outcome, t), isStale };
  },
});

function whyNotMoved(refusal: StaffRefusal, t: Words<'staffCalendar'>): string {
  if (refusal.reason === 'conflict') return t('moving.conflict');
  if (refusal.reason !== 'invalid') return t(`refused.${refusal.reason}`);
  const isGone = refusal.faults.some(({ field }) => field === 'startsAt');
  return t(isGone ? 'refused.gone' : 'moving.notOffered');
}
