export default {
  routes: [
    {
      method: 'POST',
      path: '/visits',
      handler: 'visit.count',
      config: { auth: false, policies: ['global::from-website'] },
    },
    {
      method: 'GET',
      path: '/visits',
      handler: 'visit.find',
      config: { policies: ['global::is-staff'] },
    },
  ],
};
