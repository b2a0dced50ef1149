export default {
  routes: [
    {
      method: 'GET',
      path: '/calendar',
      handler: 'calendar.find',
      config: { policies: ['global::is-staff'] },
    },
  ],
};
