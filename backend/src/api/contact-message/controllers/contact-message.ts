import { documentAnswer } from '../../../contract/document-id';
import { contactMail } from '../../../desk/messages/contact-mail';
import { readContactMessage } from '../../../desk/messages/read-contact-message';
import { clinicAddress } from '../../../messaging/clinic-address';
import { call, controller, everybody } from '../../../platform/call';
import { inTransaction, isPostgres } from '../../../platform/database';
import { showValue } from '../../../platform/reply';

const uid = 'api::contact-message.contact-message';

/** Limit of one address in ten minutes; a person writes once or twice. */
const LIMIT = { name: 'contact-message', points: 5, seconds: 600 };

export default controller({
  create: call(
    {
      who: everybody,
      answers: documentAnswer,
      reads: ({ ctx }) => ({ ok: true, value: readContactMessage(ctx.request.body) }),
    },
    async ({ ctx, strapi, services: { addressLimits, mailing }, input: message, now }) => {
      // A message with a mistake in it does not count.
      await addressLimits.count({ ctx, ...LIMIT });
      const { name, email, message: text, language } = message;
      // A repeated submission, whose first answer was lost.
      const since = new Date(now - LIMIT.seconds * 1000);
      const same = { name, email, message: text, createdAt: { $gt: since } };
      const data = { name, email, message: text, language, handling: 'new' } as const;
      const documentId = await inTransaction(strapi, async (trx) => {
        // Serializes equal messages that arrive at once. SQLite has one writer anyway.
        if (isPostgres(trx))
          await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?), hashtext(?))', [uid, email]);
        const found: unknown = await strapi.db.query(uid).findOne({ where: same });
        const before = documentAnswer.shape.data.safeParse(found);
        if (before.success) return before.data.documentId;
        const to = await clinicAddress(strapi);
        if (to === null)
          strapi.log.warn('A contact message is kept but not mailed: main info has no e-mail address.');
        const { documentId } = await strapi.documents(uid).create({ data });
        if (to !== null) await mailing.write({ trx, now }, [contactMail(message, documentId, to)]);
        return documentId;
      });
      mailing.wake();
      return showValue({ ok: true, value: { documentId } }, 201);
    },
  ),
});
