import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { writeLog } from '../audit/write-log';
import { readStaffNames } from '../auth/accounts/staff-names';
import { API_KEY, API_SCOPES, type ApiKey, type ApiKeyInput, MOST_API_KEYS } from '../contract/api-key';
import type { ApiCaller } from '../platform/api-caller';
import { countRows, type Database, inTransaction, newRow, readRow } from '../platform/database';
import { isoInstant, storedInstant, storedJson } from '../platform/instant';
import { invalid, notFound, type Outcome } from '../platform/refusal';
import { showColumns } from '../platform/show-columns';
import type { Acting } from '../platform/with';

const TABLE = 'api_keys';
const REVOKED_SHOWN = 20;
const MINUTE_MS = 60_000;

const list = storedJson(z.array(z.string()));

const row = z.object({
  document_id: z.string(),
  name: z.string(),
  /** Scopes unknown to this version are ignored. */
  scopes: list.transform((names) => API_SCOPES.filter((scope) => names.includes(scope))),
  branches: list.nullable(),
  made_by: z.string(),
  created_at: storedInstant,
  used_at: storedInstant.nullable(),
  revoked_at: storedInstant.nullable(),
});

export async function listApiKeys(db: Database): Promise<ApiKey[]> {
  const found: unknown[] = [
    ...(await db(TABLE).whereNull('revoked_at').orderBy('id')),
    ...(await db(TABLE).whereNotNull('revoked_at').orderBy('revoked_at', 'desc').limit(REVOKED_SHOWN)),
  ];
  const rows = z.array(row).parse(found);
  const ids = rows.map(({ made_by: maker }) => maker);
  const makers = await readStaffNames(db, ids);
  return rows.map((key) => ({
    ...showColumns(key, ['document_id', 'name', 'scopes', 'branches']),
    madeBy: makers[key.made_by] ?? null,
    madeAt: isoInstant(key.created_at),
    usedAt: isoInstant(key.used_at),
    revokedAt: isoInstant(key.revoked_at),
  }));
}

const TOO_MANY = invalid([
  { path: ['name'], code: 'notAvailable', message: 'There are as many keys as there can be' },
]);
const NO_SUCH_BRANCH = invalid([{ path: ['branches'], code: 'notOffered', message: 'No such branch' }]);

/** Makes a key. Its secret is 256 random bits, given out this once and stored as a hash. */
export async function makeApiKey(
  { strapi, by, address, now }: Acting,
  { name, scopes, branches }: ApiKeyInput,
  isBranch: (id: string) => boolean,
): Promise<Outcome<{ documentId: string; secret: string }>> {
  if (branches?.some((id) => !isBranch(id))) return NO_SUCH_BRANCH;
  const secret = `clinic_${randomBytes(32).toString('base64url')}`;
  const at = new Date(now);
  const made = newRow(at);
  const documentId = made.document_id;
  return await inTransaction(strapi, async (trx) => {
    if ((await countRows(trx(TABLE).whereNull('revoked_at'))) >= MOST_API_KEYS) return TOO_MANY;
    await trx(TABLE).insert({
      ...made,
      name,
      secret_hash: hash('sha256', secret),
      scopes: JSON.stringify(scopes),
      branches: branches === null ? null : JSON.stringify(branches),
      made_by: by,
      published_at: at,
    });
    const detail = { key: name, ...(branches === null ? {} : { branches: branches.length }) };
    await writeLog({ db: trx, by, address, now }, 'key.make', { subject: documentId, detail });
    return { ok: true, value: { documentId, secret } };
  });
}

/** Revokes a key: the next call by it is refused. Its name stays for what is recorded under it. */
export async function revokeApiKey({ strapi, by, address, now }: Acting, id: string) {
  return await inTransaction(strapi, async (trx) => {
    const at = new Date(now);
    const revoked = await trx(TABLE)
      .where({ document_id: id })
      .whereNull('revoked_at')
      .update({ revoked_at: at, updated_at: at });
    if (revoked === 0) return notFound();
    await writeLog({ db: trx, by, address, now }, 'key.revoke', { subject: id });
    return { ok: true, value: id } as const;
  });
}

/** The system that a secret belongs to, while its key is good; notes by the minute that it was used. */
export async function openApiKey(db: Database, secret: string, now: number): Promise<ApiCaller | null> {
  if (!API_KEY.test(secret)) return null;
  const standing = db(TABLE).whereNull('revoked_at');
  const key = await readRow(row, standing.where({ secret_hash: hash('sha256', secret) }));
  if (!key) return null;
  const { document_id: documentId, name, scopes, branches, used_at: usedAt } = key;
  if (usedAt === null || now - usedAt >= MINUTE_MS)
    await db(TABLE)
      .where({ document_id: documentId })
      .update({ used_at: new Date(now) });
  return { documentId, name, scopes, branches };
}
