import { forStaff, forWebsite, together } from '../../../platform/routes';

export default together(
  forWebsite({
    'POST /waiting-entries': 'waiting-entry.create',
    'GET /waiting-entries/by-number/:number': 'waiting-entry.findByNumber',
    'POST /waiting-entries/by-number/:number/accept': 'waiting-entry.accept',
    'POST /waiting-entries/by-number/:number/decline': 'waiting-entry.decline',
    'POST /waiting-entries/by-number/:number/leave': 'waiting-entry.leave',
    'POST /appointments/by-number/:number/earlier': 'waiting-entry.earlier',
  }),
  forStaff({
    'GET /waiting-entries': 'waiting-desk.find',
    'POST /waiting-entries/for-caller': 'waiting-desk.create',
    'POST /waiting-entries/:id/mails/:mail/again': 'waiting-desk.sendAgain',
    'DELETE /waiting-entries/:id': 'waiting-desk.remove',
  }),
);
