const manager = { policies: ['global::is-manager'] };
const route = (method: string, path: string, handler: string) => ({
  method,
  path: `/data-exports${path}`,
  handler: `data-export.${handler}`,
  config: manager,
});

export default {
  routes: [
    route('GET', '', 'find'),
    route('POST', '', 'create'),
    route('DELETE', '', 'remove'),
    route('GET', '/file', 'fetch'),
  ],
};
