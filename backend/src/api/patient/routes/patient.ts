const manager = { policies: ['global::is-manager'] };

export default {
  routes: [
    { method: 'POST', path: '/patients/search', handler: 'patient.search', config: manager },
    { method: 'POST', path: '/patients/export', handler: 'patient.export', config: manager },
    { method: 'POST', path: '/patients/news', handler: 'patient.news', config: manager },
    { method: 'POST', path: '/patients/erasure', handler: 'patient.erase', config: manager },
  ],
};
