import { hasNginx } from '../../scripts/lib/edge.mjs';
import { Fault } from '../../scripts/lib/fault.mjs';
import { stopAll } from '../../scripts/lib/processes.mjs';
import { startValkey } from '../../scripts/lib/valkey.mjs';
import { startTestSite } from '../../scripts/test/test-site.mjs';
import { requireFromBackend } from './backend-packages.mjs';
import { undoLater } from './clean-up.mjs';
import { listContracts, listTimes } from './free-times.mjs';
import { startPatients } from './patients.mjs';
import { startPostgres } from './postgres.mjs';
import { startPublishing } from './publishing.mjs';
import { startReaders } from './readers.mjs';
import { startS3 } from './s3.mjs';
import { copyBuild, startSeveral } from './several.mjs';
import { createShiftOf } from './staff-sign-ins.mjs';

/**
 * @typedef {object} ClusterPart
 * @property {string} name
 * @property {number[]} ports where it listens
 * @property {() => number} pid
 * @property {() => Promise<unknown>} start again, after it was killed
 * @property {() => Promise<void>} [ready] until it is
 */

/**
 * Two backends, two websites, nginx, PostgreSQL, Valkey and an S3 server, as docs/operations.md says, "Several of everything".
 *
 * @param {{ tmp: string, link?: import('./several.mjs').Link }} options link: the way between parts; straight unless told
 * @returns {Promise<Awaited<ReturnType<typeof startSeveral>> & { databaseUrl: string, parts: ClusterPart[] }>}
 */
export async function startCluster({ tmp, link }) {
  if (!hasNginx()) throw new Fault('This needs nginx (apt-get install nginx).');
  const { websiteBuild } = await startTestSite({ tmp });
  await stopAll();
  const build = copyBuild({ tmp, build: websiteBuild });
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('cluster');
  const s3 = await startS3({ tmp });
  let valkey = await startValkey();
  undoLater(() => valkey.stop());
  const engines = { VALKEY_URL: valkey.url, ...s3.settings };
  const site = await startSeveral({ tmp, databaseUrl, build, engines, link });
  const portOf = (url) => Number(new URL(url).port);
  const asPart = (one) => ({ ...one, ports: [portOf(one.url)] });
  const parts = [
    ...[...site.backends, ...site.websites, site.nginx].map(asPart),
    {
      name: 'PostgreSQL',
      ports: [portOf(databaseUrl)],
      pid: postgres.pid,
      start: postgres.start,
    },
    {
      name: 'Valkey',
      ports: [valkey.port],
      pid: () => valkey.pid,
      start: async () => {
        await valkey.stop();
        valkey = await startValkey({ port: valkey.port });
      },
    },
    { name: 'S3', ports: [s3.port], pid: s3.pid, start: s3.start },
  ];
  return { ...site, databaseUrl, parts };
}

/** A picture as of a contract card. */
async function drawCard() {
  const sharp = requireFromBackend('sharp');
  const create = { width: 600, height: 380, channels: 3, background: '#0b4a8f' };
  return await sharp({ create }).png().toBuffer();
}

/**
 * Everybody who uses a clinic, at once: readers, patients of whom every fourth brings a contract card, staff who sign in,
 * an editor who publishes.
 *
 * @param {object} options
 * @param {Awaited<ReturnType<typeof startSeveral>>} options.site
 * @param {string[]} options.websites where each is looked at
 * @param {{ readers: number, readerMs: number, patients: number, patientMs: number, signInMs: number, publishMs: number }}
 *   options.load how many, and their pauses
 * @param {import('./browser.mjs').Note} options.note
 */
export async function startLoad({ site, websites, load, note }) {
  const { port } = site;
  const shift = await createShiftOf({ site, note });
  const contract = { picture: await drawCard(), organisations: await listContracts(site) };
  const times = await listTimes(site);
  const publishing = await startPublishing({ site, websites, pauseMs: load.publishMs, note });
  const stopSignIns = shift.start(load.signInMs);
  const readers = startReaders({ port, readers: load.readers, pauseMs: load.readerMs, note });
  const patients = startPatients({
    port,
    times,
    note,
    contract,
    patients: load.patients,
    pauseMs: load.patientMs,
  });
  return {
    publishing,
    patients,
    signInOnce: shift.signInOnce,
    times: times.length,
    stop: async () => {
      await Promise.all([readers.stop(), patients.stop(), stopSignIns(), publishing.stop()]);
    },
  };
}
