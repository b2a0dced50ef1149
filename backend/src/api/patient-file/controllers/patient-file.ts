import { staffAppointment } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
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
import { bodyOf, call, controller, onDuty } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show, showDone, showFound } from '../../../platform/reply';

/** Patients, as staff work with them: named in addresses by one of their appointments, never by what they are called. */
export default controller({
  find: catalogueCall(
    { who: onDuty('desk'), answers: foundPatientsAnswer, reads: bodyOf(findPatientsRequest) },
    async ({ db, catalogue, member, input: { text }, now }) =>
      show(await findPatients({ db, catalogue, now }, member.scope, text)),
  ),

  findOne: catalogueCall(
    { who: onDuty('notes'), answers: patientFileAnswer, names: staffAppointment },
    async ({ db, catalogue, member, found, now }) =>
      showFound(await readPatientFile({ db, catalogue, member, now }, found)),
  ),

  writeRecord: catalogueCall(
    { who: onDuty('desk'), answers: nothingAnswer, names: staffAppointment, reads: bodyOf(recordChange) },
    async ({ found, input, ...given }) => showDone(await writeRecord(given, found.document_id, input)),
  ),

  join: call(
    { who: onDuty('desk'), answers: nothingAnswer, names: staffAppointment, reads: bodyOf(joinRequest) },
    async ({ input, ...given }) => {
      const other = await staffAppointment({ ...given, params: { id: input.other } });
      if (!other) return notFound();
      const { strapi, member, found, now } = given;
      const pair = { row: found, other, isSure: input.isSure };
      return showDone(await joinPatients({ strapi, member, now }, pair), 201);
    },
  ),

  separate: call(
    { who: onDuty('desk'), answers: nothingAnswer, names: staffAppointment },
    async ({ params, found, ...given }) => showDone(await separatePatients(given, found, params.join ?? '')),
  ),
});
