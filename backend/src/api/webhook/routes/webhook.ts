const manager = { policies: ['global::is-manager'] };
const route = (method: string, path: string, handler: string) => ({
  method,
  path: `/webhooks${path}`,
  handler: `webhook.${handler}`,
  config: manager,
});

export default {
  routes: [
    route('GET', '', 'find'),
    route('POST', '', 'create'),
    route('GET', '/:id', 'findOne'),
    route('PUT', '/:id', 'update'),
    route('DELETE', '/:id', 'delete'),
    route('POST', '/:id/secret', 'renewSecret'),
    route('GET', '/:id/deliveries', 'findDeliveries'),
    route('POST', '/:id/deliveries/:delivery/again', 'repeat'),
  ],
};
