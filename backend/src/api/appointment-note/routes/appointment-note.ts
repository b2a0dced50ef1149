import { forStaff } from '../../../platform/routes';

export default forStaff({
  'POST /appointments/:id/notes': 'appointment-note.create',
  'DELETE /appointments/:id/notes/:note': 'appointment-note.remove',
});
