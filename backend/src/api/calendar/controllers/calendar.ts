import { z } from 'zod';
import { isInScope } from '../../../appointments/list/staff-access';
import { readCalendar } from '../../../desk/calendar/read-calendar';
import { call, controller, read, reading, staff } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show } from '../../../platform/reply';

const id = z.string().regex(/^[a-z0-9]{24}$/);
const query = z.strictObject({
  branch: id,
  doctor: id.optional(),
  /** Length of the free times; the clinic's default when left out. */
  service: id.optional(),
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(7).default(1),
});

export default controller({
  /** The times of the doctors of a branch: free, held, blocked, and the appointments. */
  find: call({
    who: staff,
    run: reading(
      ({ query: asked }) => read({ schema: query, from: asked }),
      async ({ strapi, services, member, input, now }) => {
        const catalogue = await services.catalogue.get();
        const branch = catalogue.data.branches[input.branch];
        if (!branch || !isInScope({ scope: member.scope, branch: branch.documentId })) return notFound();
        const db = strapi.db.connection;
        return show({
          data: await readCalendar({ db, catalogue, asked: input, member, now }),
          meta: {
            timeZone: branch.timeZone,
            country: branch.country,
            mayOverbook: member.role === 'manager',
          },
        });
      },
    ),
  }),
});
