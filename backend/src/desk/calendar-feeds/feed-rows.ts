import { hash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readStaffNames } from '../../auth/accounts/staff-names';
import { USER } from '../../auth/accounts/users';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { type CalendarFeed, FEED_KINDS, FEED_SECRET, type FeedRequest } from '../../contract/calendar-feed';
import { LANGUAGES } from '../../contract/patient';
import { ROLES } from '../../contract/roles';
import { type Database, inTransaction, newDocumentId, readRow, readRows } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import { invalidFields, notFound, type Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import { type StaffMember, staffOf } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { noteFeed } from '../log/note-feed';

const TABLE = 'calendar_feeds';
/** The `subject` of the whole clinic: to a unique index two nulls are not the same. */
const CLINIC = '';

const row = z.object({
  document_id: z.string(),
  account: z.string(),
  kind: z.enum(FEED_KINDS),
  subject: z.string(),
  language: z.enum(LANGUAGES),
  updated_at: storedInstant,
  fetched_at: storedInstant.nullable(),
  fetches: z.coerce.number(),
});
export type FeedRow = z.infer<typeof row>;

/** Doctors open their own appointments, managers a branch or the whole clinic. */
function mayOpen(
  { role, doctor }: StaffMember,
  { kind, of }: Pick<FeedRequest, 'kind' | 'of'>,
  { data }: CatalogueSnapshot,
): boolean {
  if (kind === 'doctor') return of !== null && of === doctor;
  if (role !== 'manager') return false;
  return kind === 'clinic' ? of === null : of !== null && data.branches[of] !== undefined;
}

/** Lists the feeds of a member of staff; managers see all, so that feeds of former staff can be ended. */
export async function listFeeds(db: Database, member: StaffMember): Promise<CalendarFeed[]> {
  const query = db(TABLE).orderBy('id');
  if (member.role !== 'manager') query.where({ account: member.documentId });
  const rows = await readRows(row, query);
  const others = rows.map(({ account }) => account).filter((account) => account !== member.documentId);
  const names = await readStaffNames(db, others);
  return rows.map((feed) => ({
    ...showColumns(feed, ['document_id', 'kind', 'fetched_at', 'fetches']),
    of: feed.subject === CLINIC ? null : feed.subject,
    owner: feed.account === member.documentId ? null : (names[feed.account] ?? feed.account),
    madeAt: isoInstant(feed.updated_at),
  }));
}

type Changing = With<'strapi' | 'catalogue' | 'member' | 'address' | 'now'>;

/** Gives a feed its address, a random secret shown this once; the one before is dead. Refused with 400 where not theirs. */
export async function makeFeed(given: Changing, { kind, of, language }: FeedRequest) {
  const { strapi, catalogue, member, now } = given;
  if (!mayOpen(member, { kind, of }, catalogue)) return invalidFields(['of']);
  const secret = randomBytes(32).toString('base64url');
  const owned = { account: member.documentId, kind, subject: of ?? CLINIC };
  const at = new Date(now);
  return await inTransaction(strapi, async (trx) => {
    const before: unknown = await trx(TABLE).where(owned).first('document_id');
    const secret_hash = hash('sha256', secret);
    const made = { language, secret_hash, fetched_at: null, fetches: 0, updated_at: at };
    await trx(TABLE)
      .insert({ document_id: newDocumentId(), ...owned, ...made, created_at: at, published_at: at })
      .onConflict(['account', 'kind', 'subject'])
      .merge(made);
    const { document_id: documentId } = row.parse(await trx(TABLE).where(owned).first());
    await noteFeed({ ...given, trx }, before ? 'feed.renew' : 'feed.make', owned);
    return { ok: true, value: { documentId, secret } } as const;
  });
}

/** Ends a feed: one's own, or as a manager anybody's. */
export async function revokeFeed(given: Changing, id: string): Promise<Outcome<string>> {
  const { strapi, member } = given;
  return await inTransaction(strapi, async (trx) => {
    const feed = await readRow(row, trx(TABLE).where({ document_id: id }));
    const isTheirs = feed && (member.role === 'manager' || feed.account === member.documentId);
    if (!isTheirs || (await trx(TABLE).where({ document_id: id }).delete()) === 0) return notFound();
    await noteFeed({ ...given, trx }, 'feed.revoke', feed);
    return { ok: true, value: id };
  });
}

const owner = z.object({ role: z.object({ type: z.enum(ROLES) }) });

/** Finds the feed and owner that a secret opens, or null; a blocked account, another role or doctor ends it. */
export async function openFeed(strapi: Core.Strapi, catalogue: CatalogueSnapshot, secret: string) {
  if (!FEED_SECRET.test(secret)) return null;
  const opened = strapi.db.connection(TABLE).where({ secret_hash: hash('sha256', secret) });
  const feed = await readRow(row, opened);
  if (!feed) return null;
  const user: unknown = await strapi.db
    .query(USER)
    .findOne({ where: { documentId: feed.account, blocked: { $ne: true } }, populate: ['role'] });
  if (!owner.safeParse(user).success) return null;
  const member = staffOf({ user });
  const of = feed.subject === CLINIC ? null : feed.subject;
  return mayOpen(member, { kind: feed.kind, of }, catalogue) ? { feed, member } : null;
}

export async function noteFetch(db: Database, { document_id }: FeedRow, now: number): Promise<void> {
  await db(TABLE)
    .where({ document_id })
    .update({ fetched_at: new Date(now), fetches: db.raw('fetches + 1') });
}
