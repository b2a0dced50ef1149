export default {
  routes: [
    {
      method: 'GET',
      path: '/log-entries',
      handler: 'log-entry.find',
      config: { policies: ['global::is-manager'] },
    },
  ],
};
