import type { z } from 'zod';

/** The access token of somebody the backend knows. The gates of a session make it, and nothing else (account/session.ts). */
export type AccountToken = string & z.core.$brand<'AccountToken'>;
/** Token of a member of staff. What writes for staff takes it, so that it cannot be called without a gate. */
export type StaffToken = AccountToken & z.core.$brand<'StaffToken'>;
export type ManagerToken = StaffToken & z.core.$brand<'ManagerToken'>;
