import { staffAppointment } from '../../../appointments/list/staff-access';
import { nothingAnswer } from '../../../contract/answers';
import {
  findPatientsRequest,
  foundPatientsAnswer,
  joinRequest,
  patientFileAnswer,
  recordChange,
} from '../../../contract/patient-file';
import { findPatients } from '../../../desk/patient-file/find-patients';
import { joinPatients, separatePatients } from '../../../desk/patient-file/join-patients';
import { readPatientFile } from '../../../desk/patient-file/patient-file';
import { writeRecord } from '../../../desk/patient-file/write-record';
import { bodyOf, call, controller, naming, onDuty, reading } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';

/** Patients, as staff work with them: named in addresses by one of their appointments, never by what they are called. */
export default controller({
  find: call({
    who: onDuty('desk'),
    answers: foundPatientsAnswer,
    run: reading(bodyOf(findPatientsRequest), async ({ db, services, member, input: { text }, now }) => {
      const catalogue = await services.catalogue.get();
      return show(await findPatients({ db, catalogue, now }, member.scope, text));
    }),
  }),

  findOne: call({
    who: onDuty('notes'),
    answers: patientFileAnswer,
    run: naming(staffAppointment, async ({ db, services, member, found, now }) => {
      const catalogue = await services.catalogue.get();
      const file = await readPatientFile({ db, catalogue, member, now }, found);
      return file ? show({ data: file }) : notFound();
    }),
  }),

  writeRecord: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(recordChange), async ({ strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await writeRecord({ strapi, catalogue, now }, found.document_id, input);
        return showOutcome(outcome, () => null);
      }),
    ),
  }),

  join: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(joinRequest), async ({ input, ...given }) => {
        const other = await staffAppointment({ ...given, params: { id: input.other } });
        if (!other) return notFound();
        const { strapi, member, found, now } = given;
        const outcome = await joinPatients(
          { strapi, member, now },
          { row: found, other, isSure: input.isSure },
        );
        return showOutcome(outcome, () => null, 201);
      }),
    ),
  }),

  separate: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ db, member, params, found, now }) => {
      const outcome = await separatePatients({ db, member, now }, found, params.join ?? '');
      return showOutcome(outcome, () => null);
    }),
  }),
});
