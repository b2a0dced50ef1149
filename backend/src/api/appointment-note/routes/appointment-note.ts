/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

export default {
  routes: [
    {
      method: 'POST',
      path: '/appointments/:id/notes',
      handler: 'appointment-note.create',
      config: staff(),
    },
    {
      method: 'DELETE',
      path: '/appointments/:id/notes/:note',
      handler: 'appointment-note.remove',
      config: staff(),
    },
  ],
};
