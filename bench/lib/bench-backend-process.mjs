import { provideBenchClinic } from './clinic.mjs';
import { loadStrapi } from './load-strapi.mjs';
import { storeAppointments } from './stored-appointments.mjs';

// The process that startBackend forks: a real Strapi, filled, then listening.
const strapi = await loadStrapi(process.env.BENCH_COMPILED);
const clinic = await provideBenchClinic(strapi);
const stored = Number(process.env.BENCH_STORED);
const freeTimes = await storeAppointments({ strapi, clinic, stored });
await strapi.server.mount();
await new Promise((done) => strapi.server.httpServer.listen(0, '127.0.0.1', done));
const { port } = strapi.server.httpServer.address();
process.on('SIGTERM', () => strapi.destroy().finally(() => process.exit(0)));
process.send({ url: `http://127.0.0.1:${port}`, clinic: { ...clinic, freeTimes } });
