import { hash } from 'node:crypto';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { feedRequest, feedsAnswer, madeFeedAnswer } from '../../../contract/calendar-feed';
import { documentAnswer } from '../../../contract/document-id';
import { listFeeds, makeFeed, noteFetch, openFeed, revokeFeed } from '../../../desk/calendar-feeds/feed-rows';
import { readFeed } from '../../../desk/calendar-feeds/read-feed';
import { bodyOf, controller, onDuty, website } from '../../../platform/call';
import { perHour } from '../../../platform/limits/address-limits';
import { notFound } from '../../../platform/refusal';
import { send, show, showDocument, showValue } from '../../../platform/reply';

export default controller({
  find: catalogueCall({ who: onDuty('feeds'), answers: feedsAnswer }, async ({ db, catalogue, member }) => {
    const meta = { showsNames: catalogue.data.rules.showsNamesInCalendars };
    return show({ data: await listFeeds(db, member), meta });
  }),

  create: catalogueCall(
    { who: onDuty('feeds'), answers: madeFeedAnswer, reads: bodyOf(feedRequest) },
    async ({ input, ...given }) => showValue(await makeFeed(given, input), 201),
  ),

  remove: catalogueCall({ who: onDuty('feeds'), answers: documentAnswer }, async ({ params, ...given }) =>
    showDocument(await revokeFeed(given, params.id ?? '')),
  ),

  /** The calendar that a secret address opens; the website brings the secret in a header, so that no log of ours has it. */
  file: catalogueCall(
    { who: website, limit: perHour('calendar-feed', 3000) },
    async ({ ctx, strapi, db, services, catalogue, now }) => {
      const opened = await openFeed(strapi, catalogue, ctx.get('X-Feed-Key'));
      if (!opened) return notFound();
      const limit = perHour('one-calendar-feed', 240);
      await services.addressLimits.countKey({ ctx, ...limit, key: opened.feed.document_id });
      const content = await readFeed({ strapi, catalogue, ...opened, now });
      await noteFetch(db, opened.feed, now);
      return send({
        content,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          ETag: `"${hash('sha256', content, 'base64url').slice(0, 27)}"`,
        },
      });
    },
  ),
});
