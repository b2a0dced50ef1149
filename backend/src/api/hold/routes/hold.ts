const config = { auth: false, policies: ['global::from-website'] };

export default {
  routes: [
    { method: 'POST', path: '/holds', handler: 'hold.create', config },
    { method: 'DELETE', path: '/holds', handler: 'hold.delete', config },
  ],
};
