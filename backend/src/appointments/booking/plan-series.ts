import type { SeriesOfService } from '../../catalogue/catalogue-data';
import { invalid, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { keepsRhythm } from '../../scheduling/series';
import { dateAt } from '../../scheduling/zone';
import { fieldError } from '../record/booking-input';
import { type PlannedAppointment, planAppointment } from './plan-appointment';

/** Appointments of one booking: the visits of a series, or the one of any other service. */
export type PlannedVisits = readonly [PlannedAppointment, ...PlannedAppointment[]];

/**
 * Plans the visits that go with the first one of a series; null when they are not, or no longer, those of a whole series.
 * Refused with 400 when later visits are missing, and when the service is no series.
 */
export function planSeries(
  { catalogue, now }: With<'catalogue' | 'now'>,
  first: PlannedAppointment,
  series: SeriesOfService | null,
  isStaff: boolean,
): Outcome<PlannedVisits | null> {
  const { input, service, timeZone } = first;
  if (series === null) {
    return input.laterVisits.length === 0
      ? { ok: true, value: [first] }
      : invalid([fieldError('laterVisits', 'notOffered')]);
  }
  if (input.laterVisits.length === 0) return invalid([fieldError('laterVisits', 'required')]);
  const later: PlannedAppointment[] = [];
  for (const [index, { doctor, startsAt }] of input.laterVisits.entries()) {
    const isSame = doctor === input.doctor;
    if (!isSame && !series.anyDoctor) return { ok: true, value: null };
    // Cards belong to the first visit.
    const visit = { doctor, startsAt, service, cardFront: null, cardBack: null };
    const specialty = isSame ? input.specialty : null;
    const planned = planAppointment({
      input: { ...input, ...visit, specialty },
      catalogue,
      now,
      isStaff,
      seriesVisit: index + 2,
    });
    if (!planned.ok) return { ok: true, value: null };
    later.push(planned.value);
  }
  const dates = [first, ...later].map(({ slot }) => dateAt(slot.startsAt, timeZone));
  return { ok: true, value: keepsRhythm(dates, series) ? [first, ...later] : null };
}
