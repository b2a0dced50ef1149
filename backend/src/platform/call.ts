import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { type Duty, hasDuty, type Role } from '../contract/roles';
import { isWebsite } from './api-caller';
import type { Database } from './database';
import { type Context, countedOf, dataOf, refuse } from './http';
import type { AddressLimit } from './limits/address-limits';
import { invalidFields, notFound, type Outcome } from './refusal';
import type { Reply } from './reply';
import { type Services, servicesOf } from './services';
import { type StaffMember, staffOf } from './staff-member';

/** Koa's context with the request of Node. */
export type CallContext = Context & { req: IncomingMessage };

/** Lets a caller in as somebody, or throws. */
export interface Guard<Member> {
  name: 'everybody' | 'website' | 'signedIn' | 'staff' | 'manager' | Duty;
  /** @throws UnauthorizedError or ForbiddenError for everybody else */
  authorize: (ctx: Context, strapi: Core.Strapi) => Member | Promise<Member>;
}

/** Lets in whom of the staff `mayEnter` takes. */
const guard = (
  name: Guard<StaffMember>['name'],
  message: string,
  mayEnter: (role: Role) => boolean,
): Guard<StaffMember> => ({
  name,
  authorize: ({ state }) => {
    const member = staffOf(state);
    if (!mayEnter(member.role)) throw new errors.ForbiddenError(message);
    return member;
  },
});
const NO_DUTY = 'Not among your duties';

/** Guards calls of staff with the whole desk and managers, with their branches; part-time duties: {@link onDuty}. */
export const staff = guard('staff', NO_DUTY, (role) => role === 'staff' || role === 'manager');
/** Staff of every role with this duty. Who sees a doctor's appointments alone is limited by `doctor` beside `scope`. */
export const onDuty = (duty: Duty) => guard(duty, NO_DUTY, (role) => hasDuty({ role, duty }));
export const manager = guard('manager', 'Only managers may do this', (role) => role === 'manager');
/** The website, for a visitor or a patient; what a patient's key opens is found by `names`. */
export const website: Guard<null> = {
  name: 'website',
  authorize: (ctx) => {
    if (isWebsite(ctx.get('X-Website-Key'))) return null;
    throw new errors.UnauthorizedError('Only the website may call this');
  },
};
/** Guard that adds nothing to the permissions of Strapi. */
export const everybody: Guard<null> = { name: 'everybody', authorize: () => null };

export interface Given<Member> {
  ctx: CallContext;
  strapi: Core.Strapi;
  services: Services;
  db: Database;
  member: Member;
  /** The visitor's address, or null when there is none to count or write down; of another system, its key (`key:…`). */
  address: string | null;
  data: unknown;
  query: Record<string, unknown>;
  params: Record<string, string>;
  now: number;
}

/** Context of a change that is logged: who makes it, from where and when. */
export function acting({ strapi, db, member, address, now }: Given<StaffMember>) {
  return { strapi, db, by: member.documentId, address, now };
}

export type Work<Known, Body> = (known: Known) => Promise<Outcome<Reply<Body>>>;

/** Declaration of a call, in the order in which its parts are asked. */
export interface How<Member, Body, Found, Input, More> {
  who: Guard<Member>;
  /** Number of times that one address may call; counted before anything is read. */
  limit?: AddressLimit | ((given: Given<Member>) => Promise<AddressLimit>);
  /** The shape of the JSON it answers, of the contract; left out where it answers a file or nothing. */
  answers?: z.ZodType<Body>;
  /** Finds what the address names, within what the caller may see; null is answered with 404. */
  names?: (given: Given<Member>) => Promise<Found | null>;
  /** Provides further arguments of the handler, such as the catalogue. */
  hands?: (given: Given<Member>) => Promise<More>;
  /** Reads what was sent, by a schema: {@link bodyOf}, {@link queryOf}, {@link read}. */
  reads?: (
    given: Given<Member> & More & { found: NoInfer<Found> },
  ) => Outcome<Input> | Promise<Outcome<Input>>;
}

/** Mark by which tests tell a handler made by {@link call} from a bare one, also across copies of this module. */
const HANDLER = Symbol.for('clinic.handler');

/** Facts of a handler: who may call it, and the shape of what it answers, where that is JSON. */
interface Handled {
  who: string;
  answers: z.ZodType | null;
}

/** Function that Strapi's router calls. Only {@link call} makes one. */
type Handler = ((ctx: CallContext) => Promise<void>) & { readonly [HANDLER]: Handled };
export type Call = (strapi: Core.Strapi) => Handler;

/** Null for a handler that did not go through {@link call}. */
export function handledBy(handler: unknown): Handled | null {
  return typeof handler === 'function' && HANDLER in handler ? (handler as Handler)[HANDLER] : null;
}

function write(ctx: CallContext, reply: Reply<unknown>): void {
  ctx.status = reply.status;
  if (reply.kind === 'json') ctx.body = reply.body;
  if (reply.kind !== 'content') return;
  for (const [name, value] of Object.entries(reply.headers)) ctx.set(name, value);
  ctx.body = reply.content;
}

/**
 * Handles a route of our own (docs/decisions/0004): authorisation, limits, loading the named entry, validation, then the work.
 * Refusals become responses here, errors go to `middlewares/faults`, and no response is cached.
 */
export function call<Member, Body = never, Found = undefined, Input = undefined, More = object>(
  how: How<Member, Body, Found, Input, More>,
  work: Work<Given<Member> & More & { found: Found; input: Input }, NoInfer<Body>>,
): Call;
export function call(
  { who, limit, answers, names, hands, reads }: How<unknown, unknown, unknown, unknown, object>,
  work: Work<Given<unknown> & { found: unknown; input: unknown }, unknown>,
): Call {
  const answerTo = async (given: Given<unknown>) => {
    const found = await names?.(given);
    if (found === null) return notFound();
    const known = { ...given, ...(await hands?.(given)), found };
    const parsed = await reads?.(known);
    return parsed?.ok === false ? parsed : work({ ...known, input: parsed?.value });
  };
  return (strapi) => {
    const handler = async (ctx: CallContext) => {
      ctx.set('Cache-Control', 'no-store');
      const given: Given<unknown> = {
        ctx,
        strapi,
        services: servicesOf(strapi),
        db: strapi.db.connection,
        member: await who.authorize(ctx, strapi),
        address: countedOf(ctx),
        data: dataOf(ctx.request.body),
        query: ctx.query,
        params: ctx.params,
        now: Date.now(),
      };
      if (limit) {
        const counted = typeof limit === 'function' ? await limit(given) : limit;
        await given.services.addressLimits.count({ ctx, ...counted });
      }
      const outcome = await answerTo(given);
      if (outcome.ok) write(ctx, outcome.value);
      else refuse(ctx, outcome.refusal);
    };
    return Object.assign(handler, { [HANDLER]: { who: who.name, answers: answers ?? null } } as const);
  };
}

/** Builds the same call for other callers: `enter` authenticates them before anything else is checked. */
export function behind(
  who: string,
  enter: (ctx: CallContext, strapi: Core.Strapi) => Promise<Outcome<unknown>>,
  work: Call,
): Call {
  return (strapi) => {
    const inner = work(strapi);
    const handler = async (ctx: CallContext) => {
      ctx.set('Cache-Control', 'no-store');
      const entered = await enter(ctx, strapi);
      if (entered.ok) await inner(ctx);
      else refuse(ctx, entered.refusal);
    };
    return Object.assign(handler, { [HANDLER]: { who, answers: inner[HANDLER].answers } } as const);
  };
}

/** A controller of Strapi whose every action is a {@link call}; a bare function does not compile. */
export function controller<Name extends string>(
  calls: Record<Name, Call>,
): (given: { strapi: Core.Strapi }) => Record<string, Handler> {
  return ({ strapi }) =>
    Object.fromEntries(Object.entries<Call>(calls).map(([name, made]) => [name, made(strapi)]));
}

/** Reads what was sent under `data`. */
export function bodyOf<Value>(schema: z.ZodType<Value>, whole?: string) {
  return ({ data }: { data: unknown }) => read({ schema, from: data, whole, unnamed: 'data' });
}

/** The same for the query of the address. */
export function queryOf<Value>(schema: z.ZodType<Value>, whole?: string) {
  return ({ query }: { query: unknown }) => read({ schema, from: query, whole });
}

/** Reads a call that is sent nothing. */
export const nothing = () => ({ ok: true, value: null }) as const;

/** Reads by a schema what was sent, refusing by the names of its fields, or by the one name `whole`. */
export function read<Value>(given: {
  schema: z.ZodType<Value>;
  from: unknown;
  whole?: string | undefined;
  unnamed?: string;
}): Outcome<Value> {
  const { schema, from, whole, unnamed = 'query' } = given;
  const parsed = schema.safeParse(from);
  if (parsed.success) return { ok: true, value: parsed.data };
  const names = parsed.error.issues.map(({ path }) => String(path[0] ?? unnamed));
  return invalidFields(whole === undefined ? [...new Set(names)] : [whole]);
}
