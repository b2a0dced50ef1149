import { createRequire } from 'node:module';

// Another process of the same clinic: forked with the environment of the first one and the compiled backend.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const [appDir, distDir] = process.argv.slice(2);
const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
await strapi.load();
await strapi.server.mount();
await new Promise((done) => strapi.server.httpServer.listen(0, '127.0.0.1', done));

// Its clock is in the test's hands: an hour passes without anybody waiting for it.
const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;
process.on('message', ({ passMs = 0, thrown }) => {
  if (thrown)
    setImmediate(() => {
      throw new TypeError(thrown);
    });
  ahead += passMs;
  process.send({ passed: ahead });
});
process.on('disconnect', () => strapi.destroy().finally(() => process.exit(0)));
process.send({ url: `http://127.0.0.1:${strapi.server.httpServer.address().port}` });
