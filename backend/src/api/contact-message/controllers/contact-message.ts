import { factories } from '@strapi/strapi';
import { readContactMessage } from '../read-contact-message';

const uid = 'api::contact-message.contact-message';

export default factories.createCoreController(uid, ({ strapi }) => ({
  async create(ctx) {
    const { name, email, message, language } = readContactMessage(ctx.request.body);
    const { documentId } = await strapi
      .documents(uid)
      .create({ data: { name, email, message, language, handling: 'new' } });
    ctx.status = 201;
    ctx.body = { data: { documentId }, meta: {} };
  },
}));
