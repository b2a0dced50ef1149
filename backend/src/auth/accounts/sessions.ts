import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { buildSessionMetadata } from '@strapi/utils';
import { z } from 'zod';
import { parseJson } from '../../contract/parse-json';
import { inTransaction, isPostgres } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';

const ORIGIN = 'users-permissions';
const SESSION = 'admin::session';
/** Tabs that renew in the same moment all get the next session; later, a used renewal token is worth nothing. */
const SHARED_MS = 30_000;

const row = z.object({
  userId: z.string(),
  sessionId: z.string(),
  childId: z.string().nullish(),
  deviceId: z.string().nullish(),
  status: z.string().nullish(),
  origin: z.string(),
  expiresAt: z.coerce.date(),
  absoluteExpiresAt: z.coerce.date().nullish(),
});
type SessionRow = z.infer<typeof row>;

/** Access token for calls, and a refresh token that works once. */
export interface Tokens {
  jwt: string;
  refreshToken: string;
}

async function findSession(strapi: Core.Strapi, where: Record<string, unknown>): Promise<SessionRow | null> {
  const found: unknown = await strapi.db.query(SESSION).findOne({ where: { ...where, origin: ORIGIN } });
  return found === null || found === undefined ? null : row.parse(found);
}

async function tokensOf(strapi: Core.Strapi, refreshToken: string): Promise<Tokens | null> {
  const access = await strapi.sessionManager(ORIGIN).generateAccessToken(refreshToken);
  return 'error' in access ? null : { jwt: access.token, refreshToken };
}

/** Starts a session with its own device id, so that it can be ended without affecting others. */
export async function startSession(strapi: Core.Strapi, userId: number, userAgent: string): Promise<Tokens> {
  const metadata = buildSessionMetadata({ userAgent });
  const { token } = await strapi
    .sessionManager(ORIGIN)
    .generateRefreshToken(String(userId), randomUUID(), { type: 'refresh', metadata });
  const tokens = await tokensOf(strapi, token);
  if (!tokens) throw new Error('A session that has just begun gives no token');
  return tokens;
}

function isRunning({ status, expiresAt, absoluteExpiresAt }: SessionRow, now: number): boolean {
  if (absoluteExpiresAt && absoluteExpiresAt.getTime() <= now) return false;
  return status === 'active' && expiresAt.getTime() > now;
}

/** Finds the running session of an access token, also when renewed; null when it has ended and has no row. */
export async function findRunningSession(strapi: Core.Strapi, sessionId: string, now: number) {
  const session = await findSession(strapi, { sessionId });
  if (!session) return null;
  if (session.status === 'active') return isRunning(session, now) ? sessionId : null;
  if (!session.deviceId) return null;
  const { userId, deviceId } = session;
  const next = await findSession(strapi, { userId, deviceId, status: 'active' });
  return next !== null && isRunning(next, now) ? next.sessionId : null;
}

export async function endSessions(strapi: Core.Strapi, userId: number): Promise<void> {
  await strapi.sessionManager(ORIGIN).invalidateRefreshToken(String(userId));
}

export async function endSession(strapi: Core.Strapi, userId: number, sessionId: string): Promise<boolean> {
  const session = await findSession(strapi, { sessionId, userId: String(userId) });
  if (!session) return false;
  if (session.deviceId) {
    await strapi.sessionManager(ORIGIN).invalidateRefreshToken(String(userId), session.deviceId);
  } else await strapi.sessionManager(ORIGIN).revokeSessionById(String(userId), sessionId);
  return true;
}

const payload = z.object({ sessionId: z.string() });

/** Reads which session a token names, without believing it: nothing is decided by this alone. */
function sessionNamedBy(refreshToken: string): string | null {
  const text = Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url').toString();
  return payload.safeParse(parseJson(text)).data?.sessionId ?? null;
}

/**
 * The next tokens of a session, or null when it has ended. Within half a minute a used renewal token gives the same next session
 * again, for parallel tabs. Those that ask in the same moment share one renewal: two would undo each other's steps.
 */
export function renewSession(given: Renewing, refreshToken: string): Promise<Tokens | null> {
  const { renewals } = servicesOf(given.strapi);
  const running = renewals.get(refreshToken);
  if (running) return running;
  const renewal = renewInTurn(given, refreshToken).finally(() => renewals.delete(refreshToken));
  renewals.set(refreshToken, renewal);
  return renewal;
}

type Renewing = With<'strapi' | 'now'>;

/** Tabs may reach different backends: one of them renews the session, the next one reads the result. */
async function renewInTurn(given: Renewing, refreshToken: string): Promise<Tokens | null> {
  const { strapi } = given;
  if (!isPostgres(strapi.db.connection)) return renew(given, refreshToken);
  return inTransaction(strapi, async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [refreshToken]);
    return renew(given, refreshToken);
  });
}

async function renew({ strapi, now }: Renewing, refreshToken: string): Promise<Tokens | null> {
  const manager = strapi.sessionManager(ORIGIN);
  const named = sessionNamedBy(refreshToken);
  const session = named === null ? null : await findSession(strapi, { sessionId: named });
  if (!session || session.expiresAt.getTime() <= now) return null;
  const isShared = session.status === 'rotated' && (await wasJustRenewed(strapi, session, now));
  // Strapi gives the next session again for one that is active and has a next: it is made so for this call.
  if (isShared) await setStatus(strapi, session.sessionId, 'active');
  try {
    const rotation = await manager.rotateRefreshToken(refreshToken);
    return 'error' in rotation ? null : await tokensOf(strapi, rotation.token);
  } finally {
    if (isShared) await setStatus(strapi, session.sessionId, 'rotated');
  }
}

async function wasJustRenewed(strapi: Core.Strapi, session: SessionRow, now: number): Promise<boolean> {
  if (!session.childId) return false;
  const next: unknown = await strapi.db.query(SESSION).findOne({ where: { sessionId: session.childId } });
  const made = z.object({ createdAt: z.coerce.date(), status: z.literal('active') }).safeParse(next);
  return made.success && now - made.data.createdAt.getTime() < SHARED_MS;
}

async function setStatus(strapi: Core.Strapi, sessionId: string, status: 'active' | 'rotated') {
  await strapi.db.query(SESSION).update({ where: { sessionId }, data: { status } });
}
