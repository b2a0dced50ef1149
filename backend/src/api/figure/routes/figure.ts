export default {
  routes: [
    {
      method: 'GET',
      path: '/figures',
      handler: 'figure.find',
      config: { policies: ['global::is-staff'] },
    },
  ],
};
