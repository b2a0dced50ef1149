import { type Database, isPostgres } from '../platform/database';

/** Fills what is asked about hours since today in older rows, as appointments were booked by it. */
export async function applyHours(db: Database): Promise<void> {
  await db('schedules')
    .whereNull('on_these_dates')
    .where((dated) =>
      dated.whereNotNull('valid_from').orWhereNotNull('valid_to').orWhere('replaces_regular', true),
    )
    .update({
      on_these_dates: db.raw(
        `CASE WHEN replaces_regular ${isPostgres(db) ? 'IS TRUE' : '= 1'} THEN 'replaces_regular_hours' ELSE 'adds_to_regular_hours' END`,
      ),
    });
  await db('components_clinic_shifts')
    .whereNull('past_midnight')
    .update({ past_midnight: db.raw(`ends_at < starts_at AND CAST(ends_at AS text) NOT LIKE '00:00%'`) });
}
