export default {
  routes: [{ method: 'GET', path: '/auth/providers', handler: 'sign-in-provider.find' }],
};
