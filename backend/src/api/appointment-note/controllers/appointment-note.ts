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
    async ({ found, input, ...given }) => showDone(await addNote(given, found, input), 201),
  ),

  remove: catalogueCall(
    { who: onDuty('notes'), answers: nothingAnswer, names: staffAppointment },
    async ({ params, found, ...given }) => showDone(await removeNote(given, found, params.note ?? '')),
  ),
});
