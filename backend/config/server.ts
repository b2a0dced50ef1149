import { inheritedSocket, KEEP_ALIVE_MS } from '../src/contract/connections';
import { readEnvironment } from '../src/platform/environment/environment';

const environment = readEnvironment();

// Strapi reads these two from the environment only.
process.env.STRAPI_TELEMETRY_DISABLED = 'true';
process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER = 'true';

export default () => ({
  host: environment.HOST,
  port: environment.PORT,
  // In their place, where there is one.
  socket: inheritedSocket(process.env, process.pid),
  // Public address, which providers of social sign-in send browsers back to.
  ...(environment.PUBLIC_URL ? { url: environment.PUBLIC_URL } : {}),
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
  app: { keys: environment.APP_KEYS },
  // The address of the visitor comes in X-Client-IP, and only from callers that `global::callers` knows.
  proxy: { koa: true, ipHeader: 'X-Client-IP', maxIpsCount: 1 },
  dirs: { public: environment.PUBLIC_DIR },
  transfer: { remote: { enabled: false } },
  mcp: { enabled: false },
  cron: { enabled: true },
  webhooks: { populateRelations: false },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
