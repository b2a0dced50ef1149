const config = { policies: ['global::is-manager'] };

export default {
  routes: [
    { method: 'GET', path: '/booking-settings/desk', handler: 'desk-settings.find', config },
    { method: 'PUT', path: '/booking-settings/desk', handler: 'desk-settings.change', config },
  ],
};
