/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

export default {
  routes: [
    { method: 'GET', path: '/today', handler: 'today.find', config: staff() },
    { method: 'GET', path: '/today/screen', handler: 'today.screen', config: staff() },
  ],
};
