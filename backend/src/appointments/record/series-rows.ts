import type { Database } from '../../platform/database';
import { type AppointmentRow, parseAppointment } from './appointment-rows';

/** Every visit of an appointment's series in order; empty for what is no series. */
export async function readSeries(
  db: Database,
  { series }: Pick<AppointmentRow, 'series'>,
): Promise<AppointmentRow[]> {
  if (series === null) return [];
  const rows: unknown[] = await db('appointments').where({ series }).orderBy('series_visit');
  return rows.map(parseAppointment);
}
