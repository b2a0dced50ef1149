const config = { policies: ['global::is-manager'] };

export default {
  routes: [
    { method: 'GET', path: '/api-keys', handler: 'api-key.find', config },
    { method: 'POST', path: '/api-keys', handler: 'api-key.create', config },
    { method: 'DELETE', path: '/api-keys/:id', handler: 'api-key.revoke', config },
  ],
};
