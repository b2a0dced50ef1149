import { forStaff, forWebsite } from '../../../platform/routes';

export default {
  routes: [
    ...forWebsite({
      'POST /appointments': 'own-appointment.create',
      'GET /appointments/by-number/:number': 'own-appointment.findByNumber',
      'POST /appointments/by-number/:number/cancel': 'own-appointment.cancelByPatient',
      'POST /appointments/by-number/:number/undo': 'own-appointment.undoByPatient',
      'POST /appointments/by-number/:number/move': 'own-appointment.moveByPatient',
      'POST /appointments/by-number/:number/correct': 'own-appointment.correctByPatient',
      'POST /appointments/by-number/:number/withdrawal': 'own-appointment.withdrawByPatient',
      'POST /appointments/by-number/:number/check-in': 'own-appointment.checkInByPatient',
      'GET /appointments/by-number/:number/calendar': 'visit-file.calendar',
      'GET /appointments/by-number/:number/sheet': 'visit-file.sheet',
      'POST /appointments/by-number/:number/review': 'own-appointment.reviewByPatient',
    }),
    ...forStaff({
      'POST /appointments/for-caller': 'staff-booking.create',
      'GET /appointments/series': 'staff-booking.findSeries',
      'POST /appointments/:id/move': 'staff-booking.move',
      'POST /appointments/:id/room': 'staff-booking.changeRoom',
      'POST /appointments/:id/amendment': 'staff-booking.amend',
      'GET /appointments': 'appointment.find',
      'GET /appointments/counts': 'appointment.counts',
      'GET /appointments/:id': 'appointment.findOne',
      'POST /appointments/:id/transitions': 'appointment.transition',
      'POST /appointments/:id/attendance': 'appointment.attendance',
      'POST /appointments/:id/undo': 'appointment.undo',
      'POST /appointments/:id/mails/:mail/again': 'appointment.sendMailAgain',
      'POST /appointments/:id/messages': 'appointment.tellPatient',
      'POST /appointments/:id/told': 'appointment.noteTold',
      'POST /appointments/:id/withdrawal': 'appointment.withdrawConsent',
      'GET /recalls': 'recall.find',
      'POST /appointments/:id/recall': 'recall.set',
      'DELETE /appointments/:id/recall': 'recall.withdraw',
    }),
  ],
};
