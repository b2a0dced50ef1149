import { presentForStaff } from '../appointments/list/present';
import { staffAppointment } from '../appointments/list/staff-access';
import type { AppointmentRow } from '../appointments/record/appointment-rows';
import { overbookedAmong } from '../appointments/record/claims-table';
import { catalogueCall } from '../catalogue/catalogue-call';
import { type Appointment, appointmentAnswer } from '../contract/appointment';
import type { Duty } from '../contract/roles';
import { type Call, type Given, onDuty } from '../platform/call';
import type { Outcome } from '../platform/refusal';
import { showFound } from '../platform/reply';
import type { StaffMember } from '../platform/staff-member';
import type { With } from '../platform/with';
import { withVisitRecords } from './patient-file/known-records';

/** Presents appointments as all calls return them to staff and other systems, with overbooking and patient file. */
export async function presentAllForStaff(
  { db, catalogue }: With<'db' | 'catalogue'>,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  const ids = rows.map(({ document_id: id }) => id);
  const overbooked = await overbookedAmong(db, ids);
  const shown = rows.map((row) => presentForStaff(row, catalogue, overbooked.has(row.document_id)));
  return withVisitRecords(db, shown);
}

/** The same as the answer of a call about one. */
export async function showForStaff(given: With<'db' | 'catalogue'>, row: AppointmentRow) {
  const [appointment] = await presentAllForStaff(given, [row]);
  return showFound(appointment ?? null);
}

type Named = Given<StaffMember> & With<'catalogue'> & { found: AppointmentRow };

/** Call by which staff with this duty change the appointment that it names; answers the appointment as they see it then. */
export function changeCall<Input>(
  duty: Duty,
  reads: (named: Named) => Outcome<Input> | Promise<Outcome<Input>>,
  change: (given: Named & With<'by'> & { input: Input }) => Promise<Outcome<AppointmentRow>>,
): Call {
  return catalogueCall(
    { who: onDuty(duty), answers: appointmentAnswer, names: staffAppointment, reads },
    async (known) => {
      const outcome = await change({ ...known, by: known.member.by });
      return outcome.ok ? showForStaff(known, outcome.value) : outcome;
    },
  );
}
