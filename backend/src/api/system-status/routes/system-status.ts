export default {
  routes: [
    {
      method: 'GET',
      path: '/system-status',
      handler: 'system-status.find',
      config: { policies: ['global::is-manager'] },
    },
  ],
};
