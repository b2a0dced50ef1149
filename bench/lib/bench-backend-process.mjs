import { backendDir, requireFromBackend } from '../../scripts/lib/project.mjs';
import { createBenchClinic, findBenchClinic } from './clinic.mjs';
import { storeAppointments } from './stored-appointments.mjs';

// The process that startBackend forks: a real Strapi, filled, then listening.
const { createStrapi } = requireFromBackend('@strapi/strapi');
const strapi = createStrapi({
  appDir: backendDir,
  distDir: process.env.BENCH_COMPILED,
  serveAdminPanel: false,
});
await strapi.load();
const clinic = (await findBenchClinic(strapi)) ?? (await createBenchClinic(strapi));
const stored = Number(process.env.BENCH_STORED);
const freeTimes = await storeAppointments({ strapi, clinic, stored });
await strapi.server.mount();
await new Promise((done) => strapi.server.httpServer.listen(0, '127.0.0.1', done));
const { port } = strapi.server.httpServer.address();
process.on('SIGTERM', () => strapi.destroy().finally(() => process.exit(0)));
process.send({ url: `http://127.0.0.1:${port}`, clinic: { ...clinic, freeTimes } });
