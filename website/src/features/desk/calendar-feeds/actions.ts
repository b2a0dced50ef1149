'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { faultless } from '@/components/form/field-values';
import { BUSY_ADDRESS_LENGTH, busyCalendarAnswer, busyCalendarRequest } from '@/contract/busy-calendar';
import { FEED_KINDS, type FeedRequest, madeFeedAnswer } from '@/contract/calendar-feed';
import { documentId } from '@/contract/document-id';
import { staffAction } from '@/features/account/session/guards';
import { siteAddress } from '@/lib/address/site-address';
import { removeAt, send } from '@/lib/backend/calls';
import { explainFields, refusedFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { type BusyState, calendarFeedsPath, type FeedState, feedPath, NOTHING } from './rules';

/** Makes the address of a calendar feed and shows it this once, or ends a feed. */
export const feedAction = staffAction({
  schema: z.discriminatedUnion('press', [
    z.object({
      press: z.literal('make'),
      kind: z.enum(FEED_KINDS),
      of: z.union([documentId, z.literal('').transform(() => null)]),
      label: z.string().max(200).catch(''),
    }),
    z.object({ press: z.literal('revoke'), id: documentId }),
  ]),
  words: 'calendarFeeds',
  back: ({ locale }) => calendarFeedsPath(locale),
  refused: ({ t, trouble }): FeedState => ({ ...NOTHING, error: withFaultId(t('failed'), trouble) }),
  handle: async ({ input, session: { token }, locale, t }): Promise<FeedState> => {
    if (input.press === 'revoke') {
      const isEnded = await removeAt(token, `/calendar-feeds/${input.id}`);
      refresh();
      return { ...NOTHING, done: t(isEnded ? 'ended' : 'gone') };
    }
    const { kind, of, label } = input;
    const data: FeedRequest = { kind, of, language: locale };
    const made = madeFeedAnswer.parse(await send({ path: '/calendar-feeds', token, data })).data;
    const address = siteAddress(feedPath(made.secret));
    refresh();
    return { ...NOTHING, made: { label, address, opened: address.replace(/^https?:/, 'webcal:') } };
  },
});

const said = (text: string, isGood: boolean, doctor = ''): BusyState => ({
  ...faultless({ doctor, url: '' }),
  done: { text, isGood },
});

/** Sets the calendar with a doctor's busy times and returns what was read, or removes it. */
export const busyAction = staffAction({
  schema: z.discriminatedUnion('press', [
    busyCalendarRequest.strip().extend({ press: z.literal('set') }),
    z.object({ press: z.literal('remove'), id: documentId }),
  ]),
  words: 'calendarFeeds',
  back: ({ locale }) => calendarFeedsPath(locale),
  refused: ({ t, trouble, body }): BusyState => ({
    ...explainFields(
      ['doctor', 'url'],
      trouble,
      (key) => t(key === 'failed' ? key : `busy.${key}`),
      // A doctor may have gone since the page was drawn.
      refusedFields(trouble),
    ),
    done: null,
    given: typedIn(body, ['doctor', 'url'], BUSY_ADDRESS_LENGTH),
  }),
  handle: async ({ input, session: { token }, t }): Promise<BusyState> => {
    if (input.press === 'remove') {
      await removeAt(token, `/busy-calendars/${input.id}`);
      refresh();
      return said(t('busy.removed'), true);
    }
    const { doctor, url } = input;
    const answer = await send({ path: '/busy-calendars', token, data: { doctor, url } });
    const { failure, readAt, times } = busyCalendarAnswer.parse(answer).data;
    refresh();
    if (failure) return said(t('busy.unread', { reason: t(`busy.reasons.${failure}`) }), false, doctor);
    return said(readAt === null ? t('busy.saved') : t('busy.read', { count: times }), true, doctor);
  },
});
