import type { Core } from '@strapi/strapi';
import type { Gauge, Registry } from 'prom-client';
import { CHANNELS } from '../../contract/channels';
import { healthCheck } from '../../contract/health';
import { type BackupReading, readBackups } from '../../desk/readings/backups';
import { type Readings, takeReadings } from '../../desk/readings/readings';
import { checksOf } from '../../desk/system-status/system-status';
import type { OutboxState } from '../../messaging/outbox-state';
import type { JobState } from '../../platform/job-states';
import { keptReading } from '../../platform/kept-reading';
import { servicesOf } from '../../platform/services';

type Prometheus = typeof import('prom-client');

/** Time that readings of the database are kept, however many ask, ms. */
const VALID_MS = 5000;
/** Limit below the time Prometheus waits for an answer (10 s, unless it is told otherwise), ms. */
const TIMEOUT_MS = 2000;

interface Pool {
  numUsed: () => number;
  numFree: () => number;
  numPendingAcquires: () => number;
}

/** Seconds since 1970 of an instant in epoch milliseconds. */
const seconds = (instant: number) => instant / 1000;

/** Returns how late something is, seconds; 0 while it is not, or while there is nothing. */
const lateBy = ({ dueAt, now }: { dueAt: number | null; now: number }) =>
  dueAt === null ? 0 : Math.max(0, seconds(now - dueAt));

type Figure<Reading> = [name: string, help: string, value: (reading: Reading, now: number) => number];

const OF_THE_DATABASE: Figure<Readings>[] = [
  [
    'clinic_requests_pending',
    'Requests for an appointment that somebody has to call about',
    ({ requests }) => requests.pending,
  ],
  ['clinic_requests_late', 'Requests whose promised call is overdue', ({ requests }) => requests.late],
  [
    'clinic_requests_oldest_late_seconds',
    'By how much the promised call of the request that is due first is overdue',
    ({ requests }, now) => lateBy({ dueAt: requests.firstCallDueAt, now }),
  ],
  ['clinic_holds_active', 'Visitors who hold a time', ({ holds }) => holds.active],
  [
    'clinic_holds_expired',
    'Holds of the last day that ran out, and whose time nobody has taken since',
    ({ holds }) => holds.expired,
  ],
];

/** The same of each way that messages go, with its name as `channel`. */
const OF_THE_OUTBOX: Figure<OutboxState>[] = [
  [
    'clinic_outbox_waiting',
    'Messages that are not sent yet, those of the coming days among them',
    ({ waiting }) => waiting,
  ],
  ['clinic_outbox_due', 'Messages that should have left', ({ due }) => due],
  ['clinic_outbox_failed', 'Messages that were given up', ({ failed }) => failed],
  [
    'clinic_outbox_oldest_late_seconds',
    'For how long the oldest message that should have left has waited',
    ({ oldestDueAt }, now) => lateBy({ dueAt: oldestDueAt, now }),
  ],
];

const OF_BACKUPS: Figure<BackupReading>[] = [
  [
    'clinic_backup_newest_timestamp_seconds',
    'From when the newest backup is; 0 when none has been noted on this machine',
    ({ newest }) => seconds(newest?.beganAt ?? 0),
  ],
  [
    'clinic_backup_failed_timestamp_seconds',
    'When a backup last failed; 0 when none has been noted to',
    ({ failedAt }) => seconds(failedAt ?? 0),
  ],
  ['clinic_backup_size_bytes', 'How large the newest backup is', ({ newest }) => newest?.bytes ?? 0],
  [
    'clinic_backup_free_bytes',
    'Room that was left beside the newest backup; endless where it was not noted',
    ({ newest }) => newest?.freeBytes ?? Number.POSITIVE_INFINITY,
  ],
];

/** Adds a figure that is read when Prometheus asks; `labels` names what it is told apart by. */
type Add = (
  name: string,
  help: string,
  collect: (gauge: Gauge) => void | Promise<void>,
  labels?: string[],
) => void;

/** Adds what is read when Prometheus asks. With the database away, its figures are left out and `clinic_database_up` is 0. */
export function addReadings(prometheus: Prometheus, registry: Registry, strapi: Core.Strapi): void {
  const add: Add = (name, help, collect, labelNames = []) => {
    new prometheus.Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      collect() {
        return collect(this);
      },
    });
  };
  const take = async () => {
    const now = Date.now();
    return { now, readings: await takeReadings(strapi, now) };
  };
  const read = keptReading(take, { validMs: VALID_MS, timeoutMs: TIMEOUT_MS });
  add('clinic_database_up', '1 when the database answers, 0 when it does not', async (gauge) =>
    gauge.set((await read()) ? 1 : 0),
  );
  for (const [name, help, value] of OF_THE_DATABASE) {
    add(name, help, async (gauge) => {
      const found = await read();
      if (found) gauge.set(value(found.readings, found.now));
      else gauge.remove();
    });
  }
  for (const [name, help, value] of OF_THE_OUTBOX) {
    const collect = async (gauge: Gauge) => {
      const found = await read();
      for (const channel of CHANNELS)
        if (found) gauge.set({ channel }, value(found.readings.outbox[channel], found.now));
        else gauge.remove({ channel });
    };
    add(name, help, collect, ['channel']);
  }
  addStatus(add, strapi);
  for (const [name, help, value] of OF_BACKUPS)
    add(name, help, async (gauge) => gauge.set(value(await readBackups(), 0)));
  addPool(add, strapi);
  addJobs(add, strapi);
}

function addStatus(add: Add, strapi: Core.Strapi): void {
  const read = () => servicesOf(strapi).systemStatus();
  add(
    'clinic_health',
    'What was found of each part and matter: 0 when it is well, 1 when somebody should look, 2 when it fails',
    async (gauge) => {
      for (const [check, found] of Object.entries(checksOf(await read())))
        gauge.set({ check }, healthCheck.options.indexOf(found));
    },
    ['check'],
  );
  add('clinic_disk_free_bytes', 'Room that is left where this backend keeps its data', async (gauge) => {
    const { database } = await read();
    if (database) gauge.set(database.freeBytes);
    else gauge.remove();
  });
  add(
    'clinic_certificate_end_timestamp_seconds',
    'When the certificate of the site ends; 0 where there is none, or this machine does not reach it',
    async (gauge) => {
      const endsAt = (await read()).server?.certificateEndsAt;
      gauge.set(endsAt ? seconds(Date.parse(endsAt)) : 0);
    },
  );
  add('clinic_clock_seconds', 'What the clock of this machine says', (gauge) =>
    gauge.set(seconds(Date.now())),
  );
}

function addPool(add: Add, strapi: Core.Strapi): void {
  const collect = (gauge: Gauge) => {
    const pool: Pool = strapi.db.connection.client.pool;
    gauge.set({ state: 'used' }, pool.numUsed());
    gauge.set({ state: 'free' }, pool.numFree());
    gauge.set({ state: 'awaited' }, pool.numPendingAcquires());
  };
  const help = 'Connections of the database that are used and free, and how many calls wait for one';
  add('clinic_database_connections', help, collect, ['state']);
}

function addJobs(add: Add, strapi: Core.Strapi): void {
  const ofEach = (value: (job: JobState) => number) => (gauge: Gauge) => {
    for (const job of servicesOf(strapi).jobs.list()) gauge.set({ name: job.name }, value(job));
  };
  add(
    'clinic_job_last_success_timestamp_seconds',
    'When a job last ended well; until it has, when it was scheduled',
    ofEach(({ lastSuccessAt, scheduledAt }) => seconds(lastSuccessAt ?? scheduledAt)),
    ['name'],
  );
  add(
    'clinic_job_interval_seconds',
    'How far the runs of a job lie apart',
    ofEach(({ everySeconds }) => everySeconds),
    ['name'],
  );
}
