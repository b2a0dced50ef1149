import { factories } from '@strapi/strapi';
import { z } from 'zod';
import { callHoursWords } from '../../../documents/files/call-hours-words';

const uid = 'api::booking-setting.booking-setting';

const answered = z.looseObject({
  data: z.looseObject({ locale: z.enum(['en', 'ar']), callCentreHours: z.string().nullable() }),
});
const span = z.object({ weekday: z.string(), opensAt: z.string(), closesAt: z.string() });
const hours = z.array(z.object({ callHours: z.array(span) }));

export default factories.createCoreController(uid, ({ strapi }) => ({
  /** The hours beside the phone are those that promises are made by, as soon as there are such. */
  async find(ctx) {
    const answer: unknown = await super.find(ctx);
    const found = answered.safeParse(answer);
    if (!found.success) return answer;
    const rows = hours.parse(await strapi.db.query(uid).findMany({ populate: ['callHours'] }));
    const { callHours } = rows.find((row) => row.callHours.length > 0) ?? { callHours: [] };
    const { data } = found.data;
    const words = callHoursWords(callHours, data.locale);
    return words === null ? answer : { ...found.data, data: { ...data, callCentreHours: words } };
  },
}));
