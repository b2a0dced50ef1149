import type { Core } from '@strapi/strapi';
import { sanitizeSessionEntry, sortSessionsForDisplay } from '@strapi/utils';
import { writeLog } from '../audit/write-log';
import { endSession, endSessions } from '../auth/accounts/sessions';
import type { StaffSession } from '../contract/staff-account';
import type { Acting } from '../platform/with';
import type { StaffRow } from './staff-rows';

interface Session {
  sessionId: string;
  createdAt?: Date | string | null;
  metadata?: Record<string, unknown> | null;
}

/** The browsers an account is signed in with, the latest used first. */
export async function listStaffSessions(strapi: Core.Strapi, account: StaffRow): Promise<StaffSession[]> {
  const sessions: Session[] = await strapi
    .sessionManager('users-permissions')
    .listSessions(String(account.id));
  const now = Date.now();
  const running = sessions.filter((session) => {
    const { expiresAt, absoluteExpiresAt } = Object(session);
    const ends = [expiresAt, absoluteExpiresAt].filter(Boolean).map((end) => new Date(end).getTime());
    return ends.every((end) => end > now);
  });
  return sortSessionsForDisplay(running.map((session) => sanitizeSessionEntry(session))).map(
    ({ id, deviceName, loginAt, lastActiveAt }) => ({
      id,
      deviceName: deviceName ?? null,
      loginAt: loginAt ?? null,
      lastActiveAt: lastActiveAt ?? null,
    }),
  );
}

/** Ends one session of an account, or all; false when there is none of that id. In effect on its next request. */
export async function endStaffSessions(
  { strapi, by, address, now }: Acting,
  account: StaffRow,
  session: string | null,
): Promise<boolean> {
  if (session === null) await endSessions(strapi, account.id);
  else if (!(await endSession(strapi, account.id, session))) return false;
  const about = { subject: account.documentId, detail: { all: session === null } };
  await writeLog({ db: strapi.db.connection, by, address, now }, 'account.signOut', about);
  return true;
}
