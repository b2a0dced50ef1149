import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { appointmentForStaff } from '../../../appointments/list/staff-access';
import { cardsOf, insertView } from '../../../cards/card-rows';
import { uploadCard } from '../../../cards/upload-card';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { CARD_SIDES } from '../../../contract/card';
import { answer, type Context, refuse } from '../../../platform/http';
import { notFound } from '../../../platform/refusal';
import { servicesOf } from '../../../platform/services';
import { staffOf } from '../../../platform/staff-member';

/** Two sides, each taken again once or twice, for every booking an address may ask for. */
const UPLOADS_PER_REQUEST = 4;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context & { req: IncomingMessage }) {
    const { rules } = (await currentCatalogue(strapi)).data;
    const points = rules.maxRequestsPerAddressHour * UPLOADS_PER_REQUEST;
    await servicesOf(strapi).addressLimits.count({ ctx, name: 'card', points, seconds: 3600 });
    const address = ctx.get('X-Client-IP') ? ctx.request.ip : null;
    const outcome = await uploadCard({ strapi, request: ctx.req, address, now: Date.now() });
    // What was not read of the body must not be taken for the next request.
    if (!outcome.ok) ctx.set('Connection', 'close');
    answer({ ctx, outcome, status: 201, present: (card) => card });
  },

  /** One side of the card of one appointment. Nothing is shown that could not be recorded as seen. */
  async read(ctx: Context) {
    const member = staffOf(ctx.state);
    const db = strapi.db.connection;
    const side = CARD_SIDES.find((one) => one === ctx.params.side);
    const appointment = await appointmentForStaff({ db, member, id: ctx.params.id ?? '' });
    const cards = appointment ? await cardsOf({ db, appointment: appointment.document_id }) : {};
    const card = side && cards[side];
    if (!appointment || !side || !card) return refuse({ ctx, refusal: notFound().refusal });
    const content = await (await servicesOf(strapi).cards.store()).read(card.storage_name);
    const view = { appointment: appointment.document_id, side, viewer: `user:${member.documentId}` };
    await insertView({ db, view, now: Date.now() });
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', 'image/webp');
    ctx.set('Content-Disposition', `inline; filename="card-${side}.webp"`);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.status = 200;
    ctx.body = content;
  },
});
