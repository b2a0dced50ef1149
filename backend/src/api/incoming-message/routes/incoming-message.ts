/** One for each route: Strapi writes which grant the route needs into it. */
const staff = () => ({ policies: ['global::is-staff'] });

const route = (method: string, path: string, action: string) => ({
  method,
  path: `/incoming-messages${path}`,
  handler: `incoming-message.${action}`,
  config: staff(),
});

export default {
  routes: [
    route('GET', '', 'find'),
    route('GET', '/unread', 'unread'),
    route('GET', '/:id', 'findOne'),
    route('GET', '/:id/media', 'media'),
    route('POST', '/:id/transitions', 'settle'),
    route('POST', '/:id/answers', 'answer'),
    route('DELETE', '/:id/stop', 'resume'),
  ],
};
