import { staffAppointment } from '../../../appointments/list/staff-access';
import { nothingAnswer } from '../../../contract/answers';
import { noteRequest } from '../../../contract/appointment-note';
import { addNote, removeNote } from '../../../desk/notes/change-notes';
import { bodyOf, call, controller, naming, onDuty, reading } from '../../../platform/call';
import { showOutcome } from '../../../platform/reply';

export default controller({
  create: call({
    who: onDuty('notes'),
    answers: nothingAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(noteRequest), async ({ strapi, services, member, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await addNote({ strapi, catalogue, member, now }, found, input);
        return showOutcome(outcome, () => null, 201);
      }),
    ),
  }),

  remove: call({
    who: onDuty('notes'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ db, services, member, params, found, now }) => {
      const catalogue = await services.catalogue.get();
      const outcome = await removeNote({ db, catalogue, member, now }, found, params.note ?? '');
      return showOutcome(outcome, () => null);
    }),
  }),
});
