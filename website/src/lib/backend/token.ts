import type { z } from 'zod';

/** Access token that the backend has accepted. Only the session's guards make it (account/session.ts). */
export type AccountToken = string & z.core.$brand<'AccountToken'>;
/** Token of a member of staff. What writes for staff takes it, so that it cannot be called without a gate. */
export type StaffToken = AccountToken & z.core.$brand<'StaffToken'>;
export type ManagerToken = StaffToken & z.core.$brand<'ManagerToken'>;
