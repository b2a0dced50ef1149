'use server';

import { refresh } from 'next/cache';
import { BUSY_ADDRESS_LENGTH } from '@/contract/busy-calendar';
import { staffAction } from '@/features/account/session/guards';
import { siteAddress } from '@/lib/address/site-address';
import { BackendError } from '@/lib/backend/errors';
import { explainFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { wordsOf } from '@/lib/guard/words';
import { makeFeed, removeBusyCalendar, revokeFeed, setBusyCalendar } from './data';
import { type BusyState, calendarFeedsPath, type FeedState, feedPath, NOTHING } from './rules';
import { busyForm, feedForm } from './schema';

const words = wordsOf('calendarFeeds');

/** Makes the address of a calendar feed and shows it this once, or ends a feed. */
export const feedAction = staffAction({
  schema: feedForm,
  words,
  back: ({ locale }) => calendarFeedsPath(locale),
  refused: ({ t, trouble }): FeedState => ({ ...NOTHING, error: withFaultId(t('failed'), trouble) }),
  handle: async ({ input, session: { token }, locale, t }): Promise<FeedState> => {
    if (input.press === 'revoke') {
      const isEnded = await revokeFeed(token, input.id);
      refresh();
      return { ...NOTHING, done: t(isEnded ? 'ended' : 'gone') };
    }
    const { kind, of, label } = input;
    const address = siteAddress(feedPath(await makeFeed(token, { kind, of, language: locale })));
    refresh();
    return { ...NOTHING, made: { label, address, opened: address.replace(/^https?:/, 'webcal:') } };
  },
});

const readGiven = (form: FormData) => typedIn(form, ['doctor', 'url'], BUSY_ADDRESS_LENGTH);

const said = (text: string, isGood: boolean, doctor = ''): BusyState => ({
  errors: [],
  failed: null,
  done: { text, isGood },
  given: { doctor, url: '' },
});

/** Sets the calendar by which a doctor is busy and says what was read, or ends the reading of one. */
export const busyAction = staffAction({
  schema: busyForm,
  words,
  back: ({ locale }) => calendarFeedsPath(locale),
  refused: ({ t, trouble, body }): BusyState => ({
    ...explainFields(['doctor', 'url'], trouble, (key) => t(key === 'failed' ? key : `busy.${key}`)),
    done: null,
    given: readGiven(body),
  }),
  handle: async ({ input, session: { token }, body, t }): Promise<BusyState> => {
    if (input.press === 'remove') {
      await removeBusyCalendar(token, input.id);
      refresh();
      return said(t('busy.removed'), true);
    }
    const { doctor, url } = input;
    try {
      const { failure, readAt, times } = await setBusyCalendar(token, { doctor, url });
      refresh();
      if (failure) return said(t('busy.unread', { reason: t(`busy.reasons.${failure}`) }), false, doctor);
      return said(readAt === null ? t('busy.saved') : t('busy.read', { count: times }), true, doctor);
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== 400) throw error;
      const errors = [{ fieldId: 'url' as const, message: t('busy.missing.url') }];
      return { errors, failed: null, done: null, given: readGiven(body) };
    }
  },
});
