/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

export default {
  routes: [
    { method: 'POST', path: '/patients/find', handler: 'patient-file.find', config: staff() },
    { method: 'GET', path: '/appointments/:id/patient', handler: 'patient-file.findOne', config: staff() },
    {
      method: 'POST',
      path: '/appointments/:id/patient/joins',
      handler: 'patient-file.join',
      config: staff(),
    },
    {
      method: 'DELETE',
      path: '/appointments/:id/patient/joins/:join',
      handler: 'patient-file.separate',
      config: staff(),
    },
  ],
};
