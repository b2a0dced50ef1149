import { createHash } from 'node:crypto';
import { latestCatalogue } from '../../../catalogue/current-catalogue';
import { feedRequest, feedsAnswer, madeFeedAnswer } from '../../../contract/calendar-feed';
import { documentAnswer } from '../../../contract/document-id';
import { listFeeds, makeFeed, noteFetch, openFeed, revokeFeed } from '../../../desk/calendar-feeds/feed-rows';
import { readFeed } from '../../../desk/calendar-feeds/read-feed';
import { bodyOf, call, controller, naming, onDuty, reading, website } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { send, show, showOutcome } from '../../../platform/reply';

const HOUR = 3600;

export default controller({
  find: call({
    who: onDuty('feeds'),
    answers: feedsAnswer,
    run: async ({ db, services, member }) => {
      const { showsNamesInCalendars } = (await services.catalogue.get()).data.rules;
      return show({
        data: await listFeeds(db, member),
        meta: { showsNames: showsNamesInCalendars },
      });
    },
  }),

  create: call({
    who: onDuty('feeds'),
    answers: madeFeedAnswer,
    run: naming(
      latestCatalogue,
      reading(bodyOf(feedRequest), async ({ found: catalogue, input, ...given }) =>
        showOutcome(await makeFeed({ ...given, catalogue }, input), (made) => made, 201),
      ),
    ),
  }),

  remove: call({
    who: onDuty('feeds'),
    answers: documentAnswer,
    run: naming(latestCatalogue, async ({ found: catalogue, params, ...given }) =>
      showOutcome(await revokeFeed({ ...given, catalogue }, params.id ?? ''), (documentId) => ({
        documentId,
      })),
    ),
  }),

  /** The calendar that a secret address opens; the website brings the secret in a header, so that no log of ours has it. */
  file: call({
    who: website,
    // Many calendars ask from the few addresses of a large provider.
    limit: { name: 'calendar-feed', points: 3000, seconds: HOUR },
    run: naming(latestCatalogue, async ({ ctx, strapi, db, services, found: catalogue, now }) => {
      const opened = await openFeed(strapi, catalogue, ctx.get('X-Feed-Key'));
      if (!opened) return notFound();
      await services.addressLimits.countKey({
        ctx,
        name: 'one-calendar-feed',
        points: 240,
        seconds: HOUR,
        key: opened.feed.document_id,
      });
      const content = await readFeed({ strapi, catalogue, ...opened, now });
      await noteFetch(db, opened.feed, now);
      return send({
        content,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          ETag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
        },
      });
    }),
  }),
});
