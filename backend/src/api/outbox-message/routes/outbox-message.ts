export default {
  routes: [
    {
      method: 'GET',
      path: '/outbox-messages/undelivered',
      handler: 'outbox-message.undelivered',
      config: { policies: ['global::is-staff'] },
    },
    {
      method: 'GET',
      path: '/outbox-messages/counts',
      handler: 'outbox-message.counts',
      config: { policies: ['global::is-staff'] },
    },
  ],
};
