import { countMails } from '../../../mail/outbox';

export default {
  /** How many mails wait, are sent, or were given up: staff see that mail works, never a word of it. */
  async counts(ctx: { set: (header: string, value: string) => void; body: unknown }) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await countMails(strapi.db.connection), meta: {} };
  },
};
