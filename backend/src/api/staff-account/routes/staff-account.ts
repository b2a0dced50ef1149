const manager = { policies: ['global::is-manager'] };

export default {
  routes: [
    { method: 'GET', path: '/staff-accounts', handler: 'staff-account.find', config: manager },
    { method: 'POST', path: '/staff-accounts', handler: 'staff-account.create', config: manager },
    { method: 'GET', path: '/staff-rules', handler: 'staff-account.rules', config: manager },
    { method: 'PUT', path: '/staff-rules', handler: 'staff-account.changeRules', config: manager },
    { method: 'GET', path: '/staff-accounts/:id', handler: 'staff-account.findOne', config: manager },
    { method: 'PUT', path: '/staff-accounts/:id', handler: 'staff-account.update', config: manager },
    {
      method: 'POST',
      path: '/staff-accounts/:id/invitation',
      handler: 'staff-account.invite',
      config: manager,
    },
    {
      method: 'DELETE',
      path: '/staff-accounts/:id/second-factor',
      handler: 'staff-account.removeSecondFactor',
      config: manager,
    },
    {
      method: 'DELETE',
      path: '/staff-accounts/:id/sessions',
      handler: 'staff-account.endSessions',
      config: manager,
    },
    {
      method: 'DELETE',
      path: '/staff-accounts/:id/sessions/:session',
      handler: 'staff-account.endSessions',
      config: manager,
    },
  ],
};
