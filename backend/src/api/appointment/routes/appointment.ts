const website = { auth: false, policies: ['global::from-website'] };
/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

export default {
  routes: [
    { method: 'POST', path: '/appointments', handler: 'own-appointment.create', config: website },
    {
      method: 'GET',
      path: '/appointments/by-number/:number',
      handler: 'own-appointment.findByNumber',
      config: website,
    },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/cancel',
      handler: 'own-appointment.cancelByPatient',
      config: website,
    },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/undo',
      handler: 'own-appointment.undoByPatient',
      config: website,
    },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/move',
      handler: 'own-appointment.moveByPatient',
      config: website,
    },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/correct',
      handler: 'own-appointment.correctByPatient',
      config: website,
    },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/no-news',
      handler: 'own-appointment.withdrawNewsByPatient',
      config: website,
    },
    {
      method: 'GET',
      path: '/appointments/by-number/:number/calendar',
      handler: 'visit-file.calendar',
      config: website,
    },
    {
      method: 'GET',
      path: '/appointments/by-number/:number/sheet',
      handler: 'visit-file.sheet',
      config: website,
    },
    {
      method: 'POST',
      path: '/appointments/for-caller',
      handler: 'staff-booking.create',
      config: staff(),
    },
    { method: 'POST', path: '/appointments/:id/move', handler: 'staff-booking.move', config: staff() },
    { method: 'POST', path: '/appointments/:id/amendment', handler: 'staff-booking.amend', config: staff() },
    { method: 'GET', path: '/appointments', handler: 'appointment.find', config: staff() },
    { method: 'GET', path: '/appointments/counts', handler: 'appointment.counts', config: staff() },
    { method: 'GET', path: '/appointments/:id', handler: 'appointment.findOne', config: staff() },
    {
      method: 'POST',
      path: '/appointments/:id/transitions',
      handler: 'appointment.transition',
      config: staff(),
    },
    {
      method: 'POST',
      path: '/appointments/:id/attendance',
      handler: 'appointment.attendance',
      config: staff(),
    },
    { method: 'POST', path: '/appointments/:id/undo', handler: 'appointment.undo', config: staff() },
    {
      method: 'POST',
      path: '/appointments/:id/mails/:mail/again',
      handler: 'appointment.sendMailAgain',
      config: staff(),
    },
    {
      method: 'POST',
      path: '/appointments/:id/messages',
      handler: 'appointment.tellPatient',
      config: staff(),
    },
    { method: 'POST', path: '/appointments/:id/told', handler: 'appointment.noteTold', config: staff() },
    {
      method: 'POST',
      path: '/appointments/:id/no-news',
      handler: 'appointment.withdrawNews',
      config: staff(),
    },
    { method: 'GET', path: '/recalls', handler: 'recall.find', config: staff() },
    { method: 'POST', path: '/appointments/:id/recall', handler: 'recall.set', config: staff() },
    { method: 'DELETE', path: '/appointments/:id/recall', handler: 'recall.withdraw', config: staff() },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/review',
      handler: 'own-appointment.reviewByPatient',
      config: website,
    },
  ],
};
