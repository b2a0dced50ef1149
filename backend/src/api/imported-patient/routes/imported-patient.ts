export default {
  routes: [
    {
      method: 'GET',
      path: '/imported-patients/:id',
      handler: 'imported-patient.findOne',
      config: { policies: ['global::is-staff'] },
    },
  ],
};
