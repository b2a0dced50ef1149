import { mailsWithinScope } from '../../../appointments/list/staff-access';
import { countMails } from '../../../messaging/outbox';
import { staffOf } from '../../../platform/staff-member';

export default {
  /** How many mails wait, are sent, or were given up: staff see that mail works, never a word of it. */
  async counts(ctx: {
    state: { user?: unknown };
    set: (header: string, value: string) => void;
    body: unknown;
  }) {
    const { scope } = staffOf(ctx.state);
    const db = strapi.db.connection;
    const narrow = (query: Parameters<typeof mailsWithinScope>[0]['query']) =>
      mailsWithinScope({ db, query, scope });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await countMails({ db, narrow }), meta: {} };
  },
};
