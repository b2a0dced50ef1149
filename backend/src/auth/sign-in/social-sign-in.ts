import { hash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { Given } from '../../platform/call';
import { publicAddress } from '../../platform/environment/environment';
import { MINUTE } from '../../scheduling/zone';
import { OPENID } from '../accounts/openid-provider';
import { type Account, findAccount, mayEnter } from '../accounts/users';
import { isGoodTicket, issueTicket, namedByTicket } from '../second-factor/tickets';
import { issueSessionOrChallenge } from './issue-session';

/** Time for which the ticket at the end of the way is good: the browser brings it at once. */
const TICKET_MS = 60_000;

/** Greatest age of a proof at the provider that stands for a password typed again. */
const AGAIN_MS = 10 * MINUTE;
/** Has an OpenID provider ask again who somebody is, and say when it did (OpenID Connect Core 1.0, 3.1.2.1). */
const AGAIN = { prompt: 'login', max_age: '0' };

interface ConnectContext {
  path: string;
  query: Record<string, unknown>;
  session: Record<string, unknown> | null;
  redirect: (address: string) => void;
  response: { get: (header: string) => string };
  set: (header: string, value: string) => void;
}

export type Connect = (ctx: ConnectContext, next: () => Promise<void>) => Promise<unknown>;

const proofHash = z.string().regex(/^[\w-]{43}$/);
const kept = z.object({
  proof: proofHash.optional(),
  isAgain: z.boolean().optional(),
  grant: z.object({ response: z.unknown() }),
});
const withIdToken = z.object({ id_token: z.string() });
const claims = z.object({ auth_time: z.number() });
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

/** Returns whether the person authenticated at the provider too long ago; `unsaid` if the provider does not say when. */
function isLongAgo(response: unknown, now: number, unsaid: boolean): boolean {
  const [, claimed = ''] = withIdToken.safeParse(response).data?.id_token.split('.') ?? [];
  try {
    const { auth_time: at } = claims.parse(JSON.parse(Buffer.from(claimed, 'base64url').toString('utf8')));
    return now - at * 1000 > AGAIN_MS;
  } catch {
    return unsaid;
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
      const isAgain = ctx.query.again === 'yes';
      ctx.session = { ...ctx.session, proof: proofHash.safeParse(ctx.query.proof).data, isAgain };
      if (isAgain && provider === OPENID) ctx.redirect(asking(ctx.response.get('Location'), AGAIN));
      return;
    }
    const { proof = '', isAgain = false, grant } = kept.safeParse(ctx.session).data ?? {};
    ctx.session = null;
    const response = grant?.response;
    // A provider that `max_age` asks has to say it; a browser can leave the question out on the way.
    const isProven = response && !(isAgain && isLongAgo(response, Date.now(), provider === OPENID));
    const account = isProven ? await findVouched(strapi, provider, response) : null;
    ctx.redirect(addressOfWebsite(account, { provider, proof, isAgain }));
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
  // Whoever has no password proves by signing in again who sets a second factor up.
  const wantsFactor = query.second_factor === 'setup';
  const hashed = proof && hash('sha256', proof, 'base64url');
  const bound = boundTo({ provider, proof: hashed, isAgain: wantsFactor });
  // A manager may have given the account another way to sign in meanwhile.
  const isGood =
    account?.provider === provider &&
    isGoodTicket(ticket, { holder: account, purpose: 'connect', bound }, now);
  if (!isGood) throw new errors.ValidationError('This sign-in is not valid any more');
  if (!mayEnter(account)) throw new errors.ForbiddenError('This account cannot sign in');
  return await issueSessionOrChallenge({ strapi, ctx, account, wantsFactor });
}

function asking(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

interface Way {
  provider: string;
  /** Hash of the secret the browser that began has at the website; empty when it began without one. */
  proof: string;
  /** Stands for a password that is typed again, before a second factor is set up. */
  isAgain: boolean;
}

/** Binds a ticket to provider, browser and purpose. */
function boundTo({ provider, proof, isAgain }: Way): string {
  return `${provider}|${proof}|${isAgain}`;
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
