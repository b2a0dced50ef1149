import { factories } from '@strapi/strapi';
import { contactMail } from '../../../desk/messages/contact-mail';
import { readContactMessage } from '../../../desk/messages/read-contact-message';
import { clinicAddress } from '../../../messaging/clinic-address';
import { inTransaction } from '../../../platform/database';
import { servicesOf } from '../../../platform/services';

const uid = 'api::contact-message.contact-message';

/** From one address in ten minutes; a person writes once or twice. */
const LIMIT = { name: 'contact-message', points: 5, seconds: 600 };

export default factories.createCoreController(uid, ({ strapi }) => ({
  async create(ctx) {
    const message = readContactMessage(ctx.request.body);
    await servicesOf(strapi).addressLimits.count({ ctx, ...LIMIT });
    const to = await clinicAddress(strapi);
    if (to === null)
      strapi.log.warn('A contact message is kept but not mailed: main info has no e-mail address.');
    const { name, email, message: text, language } = message;
    const documentId = await inTransaction(strapi, async (trx) => {
      const entry = await strapi
        .documents(uid)
        .create({ data: { name, email, message: text, language, handling: 'new' } });
      if (to !== null) {
        const mail = contactMail({ message, documentId: entry.documentId, to });
        await servicesOf(strapi).mailing.write({ trx, mails: [mail], now: new Date() });
      }
      return entry.documentId;
    });
    servicesOf(strapi).mailing.wake();
    ctx.status = 201;
    ctx.body = { data: { documentId }, meta: {} };
  },
}));
