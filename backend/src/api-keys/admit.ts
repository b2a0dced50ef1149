import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ApiCall } from '../contract/api';
import { API_CALLS_PER_MINUTE } from '../contract/api-key';
import { parseBookingNumber } from '../contract/booking-number';
import type { ApiCaller } from '../platform/api-caller';
import type { CallContext } from '../platform/call';
import { dataOf } from '../platform/http';
import { invalidFields, notFound, type Outcome } from '../platform/refusal';
import { servicesOf } from '../platform/services';
import { openApiKey } from './key-rows';

const BEARER = /^Bearer (\S{1,200})$/i;
/** Limit of unknown keys from one address: none can be guessed, but each is looked for. */
const UNKNOWN = { name: 'unknown-api-key', points: 60, seconds: 60 };
const PER_MINUTE = { name: 'api-key', points: API_CALLS_PER_MINUTE, seconds: 60 };

const SEATS: Record<'query' | 'body', (ctx: CallContext) => unknown> = {
  query: ({ query }) => query,
  body: ({ request }) => dataOf(request.body),
};

const branchIn = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'branch' in given ? given.branch : undefined;

/** Restricts a key to its branches: others are refused as unknown and logged, and a call about all branches has to name one. */
async function keepInside(
  { branches }: ApiCaller,
  { branch: stands, path }: ApiCall,
  ctx: CallContext,
  strapi: Core.Strapi,
): Promise<Outcome<null>> {
  const ok = { ok: true, value: null } as const;
  if (branches === null) return ok;
  const isInside = (branch: unknown) => {
    if (typeof branch !== 'string') return false;
    const isOwn = branches.includes(branch);
    if (!isOwn) ctx.state.isOutside = true;
    return isOwn;
  };
  if (stands === 'query' || stands === 'body')
    return isInside(branchIn(SEATS[stands](ctx))) ? ok : invalidFields(['branch']);
  if (stands !== 'booking') return ok;
  const bookingNumber = parseBookingNumber(ctx.params.number ?? '');
  const found =
    bookingNumber &&
    (await strapi.db.connection('appointments').where({ booking_number: bookingNumber }).first('branch'));
  if (!isInside(found?.branch)) return notFound();
  const wanted = branchIn(dataOf(ctx.request.body));
  return wanted === undefined || !path.endsWith('/move') || isInside(wanted) ? ok : invalidFields(['branch']);
}

/** Lets another system in to a call by its key, as staff of its branches; throws an Unauthorized, Forbidden or RateLimitError. */
export async function admit(call: ApiCall, ctx: CallContext, strapi: Core.Strapi): Promise<Outcome<null>> {
  const { addressLimits } = servicesOf(strapi);
  const secret = BEARER.exec(ctx.get('Authorization'))?.[1] ?? '';
  const caller = await openApiKey(strapi.db.connection, secret, Date.now());
  if (caller === null) {
    await addressLimits.count({ ctx, ...UNKNOWN });
    throw new errors.UnauthorizedError('There is no such key, or it was revoked');
  }
  const { documentId, name, branches } = caller;
  ctx.state.apiKey = caller;
  await addressLimits.countKey({ ctx, ...PER_MINUTE, key: documentId });
  if (!caller.scopes.includes(call.scope))
    throw new errors.ForbiddenError(`The key has no right to this: ${call.scope}`);
  const inside = await keepInside(caller, call, ctx, strapi);
  if (inside.ok) ctx.state.user = { documentId, username: name, role: { type: 'staff' }, branches };
  return inside;
}
