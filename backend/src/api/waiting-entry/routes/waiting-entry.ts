const website = { auth: false, policies: ['global::from-website'] };
const staff = () => ({ policies: ['global::is-staff'] });
const own = '/waiting-entries/by-number/:number';

export default {
  routes: [
    { method: 'POST', path: '/waiting-entries', handler: 'waiting-entry.create', config: website },
    { method: 'GET', path: own, handler: 'waiting-entry.findByNumber', config: website },
    { method: 'POST', path: `${own}/accept`, handler: 'waiting-entry.accept', config: website },
    { method: 'POST', path: `${own}/decline`, handler: 'waiting-entry.decline', config: website },
    { method: 'POST', path: `${own}/leave`, handler: 'waiting-entry.leave', config: website },
    {
      method: 'POST',
      path: '/appointments/by-number/:number/earlier',
      handler: 'waiting-entry.earlier',
      config: website,
    },
    { method: 'GET', path: '/waiting-entries', handler: 'waiting-desk.find', config: staff() },
    {
      method: 'POST',
      path: '/waiting-entries/for-caller',
      handler: 'waiting-desk.create',
      config: staff(),
    },
    {
      method: 'POST',
      path: '/waiting-entries/:id/mails/:mail/again',
      handler: 'waiting-desk.sendAgain',
      config: staff(),
    },
    { method: 'DELETE', path: '/waiting-entries/:id', handler: 'waiting-desk.remove', config: staff() },
  ],
};
