/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

export default {
  routes: [
    { method: 'POST', path: '/contact-messages', handler: 'api::contact-message.contact-message.create' },
    { method: 'GET', path: '/contact-messages', handler: 'message-desk.find', config: staff() },
    { method: 'GET', path: '/contact-messages/:id', handler: 'message-desk.findOne', config: staff() },
    {
      method: 'POST',
      path: '/contact-messages/:id/transitions',
      handler: 'message-desk.settle',
      config: staff(),
    },
  ],
};
