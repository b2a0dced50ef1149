const config = { policies: ['global::is-manager'] };

export default {
  routes: [
    { method: 'GET', path: '/message-texts/preview', handler: 'text-preview.find', config },
    { method: 'PUT', path: '/message-texts/desk', handler: 'text-preview.change', config },
  ],
};
