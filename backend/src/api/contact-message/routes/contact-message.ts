export default {
  routes: [
    { method: 'POST', path: '/contact-messages', handler: 'api::contact-message.contact-message.create' },
  ],
};
