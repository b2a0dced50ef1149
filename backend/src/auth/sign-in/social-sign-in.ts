import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { Given } from '../../platform/call';
import { publicAddress } from '../../platform/environment/environment';
import { type Account, findAccount, mayEnter } from '../accounts/users';
import { isGoodTicket, issueTicket, namedByTicket } from '../second-factor/tickets';
import { issueSessionOrChallenge } from './issue-session';

/** Time for which the ticket at the end of the way is good: the browser brings it at once. */
const TICKET_MS = 60_000;

interface ConnectContext {
  path: string;
  query: Record<string, unknown>;
  session: Record<string, unknown> | null;
  redirect: (address: string) => void;
  set: (header: string, value: string) => void;
}

export type Connect = (ctx: ConnectContext, next: () => Promise<void>) => Promise<unknown>;

const proofHash = z.string().regex(/^[\w-]{43}$/);
const kept = z.object({ proof: proofHash.optional(), grant: z.object({ response: z.unknown() }) });
const switches = z.record(z.string(), z.looseObject({ enabled: z.boolean().optional() }));

export async function listProviders(strapi: Core.Strapi): Promise<string[]> {
  const stored = await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' }).get({});
  const providers = switches.catch({}).parse(stored);
  return Object.keys(providers)
    .filter((name) => name !== 'email' && providers[name]?.enabled)
    .sort();
}

/** Provider and leg of `/connect/{provider}` and `/connect/{provider}/callback`. */
function readLeg(path: string): { provider: string; isReturn: boolean } {
  const [provider = '', leg] = (path.split('/connect/')[1] ?? '').split('/');
  return { provider, isReturn: leg === 'callback' };
}

/** The account whose address the provider vouches for; null when there is none that may sign in by it. */
async function findVouched(strapi: Core.Strapi, provider: string, given: unknown) {
  try {
    const service = strapi.plugin('users-permissions').service('providers');
    const user: unknown = await service.connect(provider, given, { grantResponse: given });
    const { documentId } = z.object({ documentId: z.string() }).parse(user);
    const account = await findAccount(strapi, { documentId });
    return account && mayEnter(account) ? account : null;
  } catch (error) {
    strapi.log.info(`Social sign-in refused: ${error instanceof Error ? error.name : 'unknown'}`);
    return null;
  }
}

/**
 * The first of two calls of a social sign-in: walks the browser to the provider and back by the plugin's own `walk`, and ends at
 * the website with a ticket where the specification has the provider's token. A middleware of the plugin's, not a {@link call}.
 */
export function connectProvider(strapi: Core.Strapi, walk: Connect): Connect {
  return async (ctx, next) => {
    const { provider, isReturn } = readLeg(ctx.path);
    await walk(ctx, next);
    ctx.set('Cache-Control', 'no-store');
    if (!isReturn) {
      ctx.session = { ...ctx.session, proof: proofHash.safeParse(ctx.query.proof).data };
      return;
    }
    const { proof = '', grant } = kept.safeParse(ctx.session).data ?? {};
    ctx.session = null;
    const account = grant?.response ? await findVouched(strapi, provider, grant.response) : null;
    ctx.redirect(addressOfWebsite(account, { provider, proof }));
  };
}

/** Takes the ticket; throws ValidationError when it has run out, is another browser's, or the provider is off. */
export async function finishSocialSignIn({ ctx, strapi, params, query, now }: Given<null>) {
  const provider = String(params.provider);
  if (!(await listProviders(strapi)).includes(provider)) {
    throw new errors.ApplicationError('This provider is disabled');
  }
  const ticket = String(query.access_token ?? '');
  const named = namedByTicket(ticket);
  const account = named ? await findAccount(strapi, { documentId: named }) : null;
  const proof = ctx.get('X-Sign-In-Proof');
  const bound = boundTo({ provider, proof: proof ? hashOf(proof) : '' });
  // A manager may have given the account another way to sign in meanwhile.
  const isGood =
    account?.provider === provider &&
    isGoodTicket(ticket, { holder: account, purpose: 'connect', bound }, now);
  if (!isGood) throw new errors.ValidationError('This sign-in is not valid any more');
  if (!mayEnter(account)) throw new errors.ForbiddenError('This account cannot sign in');
  // Whoever has no password proves by this who sets a second factor up.
  const wantsFactor = query.second_factor === 'setup';
  return await issueSessionOrChallenge({ strapi, ctx, account, wantsFactor });
}

function hashOf(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}

interface Way {
  provider: string;
  /** Hash of the secret the browser that began has at the website; empty when it began without one. */
  proof: string;
}

/** A ticket of one provider and one browser is worth nothing for another. */
function boundTo({ provider, proof }: Way): string {
  return `${provider}|${proof}`;
}

/** Always our own website, whatever the provider's settings name. */
function addressOfWebsite(account: Account | null, way: Way): string {
  const address = new URL(`/api/connected/${encodeURIComponent(way.provider)}`, publicAddress());
  if (!account) address.searchParams.set('error', 'refused');
  else {
    const ticket = { holder: account, purpose: 'connect', bound: boundTo(way) } as const;
    address.searchParams.set('access_token', issueTicket(ticket, Date.now(), TICKET_MS));
  }
  return address.href;
}
