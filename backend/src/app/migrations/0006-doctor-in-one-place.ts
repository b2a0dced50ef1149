import { isPostgres, type Transaction } from '../../platform/database';
import type { Migration } from '../../platform/migrations';
import { grainAt } from '../../scheduling/claims';

const NAME = 'claims_one_place';
/** `doctor:x` and `extra:x` are the two seats of one doctor's time. */
const SEAT = 'extra:';

/** SQL condition: a claim of the same doctor in another branch exists during a new contested claim. */
function conflictSql({ doctor, now }: { doctor: string; now: string }): string {
  return `EXISTS (SELECT 1 FROM claims WHERE resource = 'doctor:' || ${doctor} AND branch <> NEW.branch
    AND atom >= COALESCE(NEW.contested_from, NEW.atom) AND atom < COALESCE(NEW.contested_to, NEW.atom + 1)
    AND (expires_at IS NULL OR expires_at > ${now}))`;
}

const CONDITION = `(NEW.contested_from IS NOT NULL OR NEW.resource LIKE '${SEAT}%')`;

/** Claims of appointments to come that were stored before claims had a branch. */
async function fillBranches(trx: Transaction): Promise<void> {
  const doctors: string[] = await trx('doctors').distinct('document_id').pluck('document_id');
  await trx('claims')
    .whereIn(
      'resource',
      doctors.map((doctor) => `doctor:${doctor}`),
    )
    .andWhere('atom', '>=', grainAt(Date.now()))
    .whereNull('branch')
    .whereNotNull('appointment')
    .update({
      branch: trx('appointments')
        .select('branch')
        .where('document_id', trx.ref('claims.appointment'))
        .limit(1),
    });
}

async function makeOnSqlite(trx: Transaction): Promise<void> {
  const doctor = `substr(NEW.resource, instr(NEW.resource, ':') + 1)`;
  const now = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
  await trx.raw(`DROP TRIGGER IF EXISTS ${NAME}`);
  await trx.raw(`CREATE TRIGGER ${NAME} BEFORE INSERT ON claims WHEN ${CONDITION} BEGIN
    SELECT RAISE(ABORT, '${NAME}') WHERE ${conflictSql({ doctor, now })}; END`);
}

async function makeOnPostgres(trx: Transaction): Promise<void> {
  const now = `(clock_timestamp() AT TIME ZONE 'UTC')`;
  // Two writers who see neither's claim yet wait for each other at the lock; it ends with the transaction.
  await trx.raw(`CREATE OR REPLACE FUNCTION ${NAME}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE doctor text := split_part(NEW.resource, ':', 2);
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('${NAME}'), hashtext(doctor));
      IF ${conflictSql({ doctor: 'doctor', now })} THEN
        RAISE EXCEPTION '${NAME}' USING ERRCODE = 'unique_violation';
      END IF;
      RETURN NEW;
    END $$`);
  await trx.raw(`CREATE OR REPLACE TRIGGER ${NAME} BEFORE INSERT ON claims
    FOR EACH ROW WHEN ${CONDITION} EXECUTE FUNCTION ${NAME}()`);
}

/**
 * Makes the database refuse a doctor's appointments in two branches where their hours clash, whoever writes them: minutes
 * are unique by index, but 10:00 here and 10:20 there share no minute. Claims without such a clash, which are nearly
 * all, do not run it. The refusal is a unique violation to PostgreSQL and to `isUniqueViolation`.
 */
export const doctorInOnePlace: Migration = {
  name: '0006-doctor-in-one-place',
  makes: [NAME],
  async run(trx) {
    await fillBranches(trx);
    if (isPostgres(trx)) await makeOnPostgres(trx);
    else await makeOnSqlite(trx);
  },
};
