const config = { policies: ['global::is-manager'] };

export default {
  routes: [
    { method: 'GET', path: '/hours', handler: 'hours.find', config },
    { method: 'GET', path: '/hours/:id', handler: 'hours.findOne', config },
    { method: 'POST', path: '/hours/changes', handler: 'hours.change', config },
  ],
};
