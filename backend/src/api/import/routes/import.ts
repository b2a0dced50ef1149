const manager = { policies: ['global::is-manager'] };
const route = (method: string, path: string, handler: string) => ({
  method,
  path: `/imports${path}`,
  handler: `import.${handler}`,
  config: manager,
});

export default {
  routes: [
    route('GET', '', 'find'),
    route('POST', '', 'create'),
    route('GET', '/:id', 'findOne'),
    route('PUT', '/:id', 'check'),
    route('POST', '/:id/run', 'run'),
    route('POST', '/:id/cancellation', 'cancel'),
    route('POST', '/:id/undo', 'undo'),
    route('GET', '/:id/faulty-rows', 'faultyRows'),
  ],
};
