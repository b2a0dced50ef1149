import { importedPatientAnswer } from '../../../contract/imports';
import { findImportedPatients, presentImported } from '../../../imports/imported-patients';
import { call, controller, onDuty } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  findOne: call(
    {
      who: onDuty('desk'),
      answers: importedPatientAnswer,
      names: async ({ db, params }) => (await findImportedPatients(db, [params.id ?? '']))[0] ?? null,
    },
    async ({ found, now }) => show({ data: presentImported(found, now) }),
  ),
});
