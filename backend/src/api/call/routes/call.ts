/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

export default {
  routes: [
    { method: 'GET', path: '/calls', handler: 'call.find', config: staff() },
    { method: 'POST', path: '/calls/next', handler: 'call.openNext', config: staff() },
    { method: 'POST', path: '/appointments/:id/call', handler: 'call.open', config: staff() },
    { method: 'DELETE', path: '/appointments/:id/call', handler: 'call.leave', config: staff() },
    { method: 'POST', path: '/appointments/:id/call/renewal', handler: 'call.renew', config: staff() },
    { method: 'POST', path: '/appointments/:id/call/outcome', handler: 'call.end', config: staff() },
  ],
};
