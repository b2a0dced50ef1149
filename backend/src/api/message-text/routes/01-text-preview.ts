export default {
  routes: [
    {
      method: 'GET',
      path: '/message-texts/preview',
      handler: 'text-preview.find',
      config: { policies: ['global::is-manager'] },
    },
  ],
};
