import type { Core } from '@strapi/strapi';
import type { Database, Transaction } from './database';
import type { StaffMember } from './staff-member';

/** Values that calls, jobs and messages hand down to their work; floors above add theirs. */
export interface Handed {
  strapi: Core.Strapi;
  db: Database;
  trx: Transaction;
  member: StaffMember;
  /** Author in histories and the log: `user:<document id>`, `patient`, `system`, or the document id alone. */
  by: string;
  /** The visitor's, or null when there is none to count by. */
  address: string | null;
  now: number;
}

/** First argument of work that is done with these; what it is about follows. */
export type With<Name extends keyof Handed> = Pick<Handed, Name>;

/** The same of a change that is logged: who makes it, from where and when. */
export type Acting = With<'strapi' | 'by' | 'address' | 'now'>;
