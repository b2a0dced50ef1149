import { factories } from '@strapi/strapi';
import { z } from 'zod';
import { callHoursWords } from '../../../documents/files/call-hours-words';

const uid = 'api::booking-setting.booking-setting';

const answered = z.looseObject({
  data: z.looseObject({ locale: z.enum(['en', 'ar']), callCentreHours: z.string().nullable() }),
});
const hours = z.object({
  callHours: z.array(z.object({ weekday: z.string(), opensAt: z.string(), closesAt: z.string() })),
});

export default factories.createCoreController(uid, ({ strapi }) => ({
  /** The hours beside the phone are those that promises are made by, as soon as there are such. */
  async find(ctx) {
    const answer: unknown = await super.find(ctx);
    const found = answered.safeParse(answer);
    if (!found.success) return answer;
    const rows = await strapi.db.query(uid).findMany({ populate: ['callHours'] });
    const callHours =
      z
        .array(hours)
        .parse(rows)
        .find((row) => row.callHours.length > 0)?.callHours ?? [];
    const words = callHoursWords(callHours, found.data.data.locale);
    if (words === null) return answer;
    return { ...found.data, data: { ...found.data.data, callCentreHours: words } };
  },
}));
