import { appointmentAnswer } from '../../contract/appointment';
import type { Duty } from '../../contract/roles';
import { type Call, call, type Given, naming, onDuty, reading } from '../../platform/call';
import type { Outcome } from '../../platform/refusal';
import { showOutcome } from '../../platform/reply';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import type { AppointmentRow } from '../record/appointment-rows';
import { presentForStaff } from './present';
import { staffAppointment } from './staff-access';

type Named = Given<StaffMember> & { found: AppointmentRow };

/** Call by which staff with this duty change the appointment that it names; answers the appointment as they see it then. */
export function changeCall<Input>(
  duty: Duty,
  parse: (named: Named) => Outcome<Input> | Promise<Outcome<Input>>,
  change: (given: Named & With<'catalogue' | 'by'> & { input: Input }) => Promise<Outcome<AppointmentRow>>,
): Call {
  return call({
    who: onDuty(duty),
    answers: appointmentAnswer,
    run: naming(
      staffAppointment,
      reading(parse, async (known) => {
        const catalogue = await known.services.catalogue.get();
        const outcome = await change({ ...known, catalogue, by: known.member.by });
        return showOutcome(outcome, (row) => presentForStaff(row, catalogue));
      }),
    ),
  });
}
