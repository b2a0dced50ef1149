const config = { auth: false, policies: ['global::from-website'] };

export default {
  routes: [{ method: 'GET', path: '/content-changes', handler: 'content-change.find', config }],
};
