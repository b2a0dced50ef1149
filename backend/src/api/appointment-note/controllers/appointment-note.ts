import { staffAppointment } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import { noteRequest } from '../../../contract/appointment-note';
import { addNote, removeNote } from '../../../desk/notes/change-notes';
import { bodyOf, controller, onDuty } from '../../../platform/call';
import { showDone } from '../../../platform/reply';

export default controller({
  create: catalogueCall(
    { who: onDuty('notes'), answers: nothingAnswer, names: staffAppointment, reads: bodyOf(noteRequest) },
    async ({ strapi, catalogue, member, found, input, now }) =>
      showDone(await addNote({ strapi, catalogue, member, now }, found, input), 201),
  ),

  remove: catalogueCall(
    { who: onDuty('notes'), answers: nothingAnswer, names: staffAppointment },
    async ({ db, catalogue, member, params, found, now }) =>
      showDone(await removeNote({ db, catalogue, member, now }, found, params.note ?? '')),
  ),
});
