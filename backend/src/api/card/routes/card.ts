export default {
  routes: [
    {
      method: 'POST',
      path: '/cards',
      handler: 'card.create',
      config: { auth: false, policies: ['global::from-website'] },
    },
    {
      method: 'GET',
      path: '/appointments/:id/cards/:side',
      handler: 'card.read',
      config: { policies: ['global::is-staff'] },
    },
  ],
};
