'use server';

import { refresh } from 'next/cache';
import { staffAction } from '@/features/account/guards';
import { withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { siteAddress } from '@/lib/site-address';
import { makeFeed, revokeFeed } from './data';
import { calendarFeedsPath, type FeedState, feedPath, NOTHING } from './rules';
import { feedForm } from './schema';

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
