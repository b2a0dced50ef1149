export default {
  routes: [
    { method: 'POST', path: '/auth/second-factor', handler: 'second-factor.enter' },
    { method: 'POST', path: '/auth/second-factor/setup', handler: 'second-factor.beginWithTicket' },
    { method: 'POST', path: '/auth/second-factor/confirmation', handler: 'second-factor.finishWithTicket' },
    { method: 'GET', path: '/second-factor', handler: 'second-factor.find' },
    { method: 'POST', path: '/second-factor/setup', handler: 'second-factor.begin' },
    { method: 'POST', path: '/second-factor/confirmation', handler: 'second-factor.finish' },
    { method: 'POST', path: '/second-factor/removal', handler: 'second-factor.remove' },
  ],
};
