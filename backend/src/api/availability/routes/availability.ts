const config = { auth: false, policies: ['global::from-website'] };

export default {
  routes: [
    { method: 'GET', path: '/availability', handler: 'availability.find', config },
    { method: 'GET', path: '/availability/next', handler: 'availability.next', config },
  ],
};
