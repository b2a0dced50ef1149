import { listApiCalls } from '../../../contract/api';

// The port of the backend is nobody's but the website's, which passes these on.
const config = { auth: false, policies: ['global::from-website'] };

export default {
  routes: listApiCalls().map(([name, { method, path }]) => ({
    method: method.toUpperCase(),
    path: `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
    handler: `published.${name}`,
    config,
  })),
};
