import type { Core } from '@strapi/strapi';
import type { Registry } from 'prom-client';
import { healthCheck } from '../../contract/health';
import { readLastBackup } from '../../desk/readings/last-backup';
import { type Readings, takeReadings } from '../../desk/readings/readings';
import { keptReading } from '../../platform/kept-reading';
import { servicesOf } from '../../platform/services';
import { readHealth } from '../health';

type Prometheus = typeof import('prom-client');

/** For so long what the database said is taken to be true, however many ask, ms. */
const VALID_MS = 5000;
/** Shorter than Prometheus waits for an answer (10 s, unless it is told otherwise), ms. */
const TIMEOUT_MS = 2000;

/** What the pool of connections says of itself (tarn). */
interface Pool {
  numUsed: () => number;
  numFree: () => number;
  numPendingAcquires: () => number;
}

/** Seconds since 1970 of an instant in epoch milliseconds. */
const seconds = (instant: number) => instant / 1000;

/** By how much something is late, seconds; 0 while it is not, or while there is nothing. */
const lateBy = ({ dueAt, now }: { dueAt: number | null; now: number }) =>
  dueAt === null ? 0 : Math.max(0, seconds(now - dueAt));

/** What the database is asked at a scrape, as gauges by name. */
const OF_THE_DATABASE: Record<string, { help: string; value: (readings: Readings, now: number) => number }> =
  {
    clinic_outbox_waiting: {
      help: 'Mails that are not sent yet, those of the coming days among them',
      value: ({ outbox }) => outbox.waiting,
    },
    clinic_outbox_due: {
      help: 'Mails that should have left',
      value: ({ outbox }) => outbox.due,
    },
    clinic_outbox_failed: {
      help: 'Mails that were given up',
      value: ({ outbox }) => outbox.failed,
    },
    clinic_outbox_oldest_late_seconds: {
      help: 'For how long the oldest mail that should have left has waited',
      value: ({ outbox }, now) => lateBy({ dueAt: outbox.oldestDueAt, now }),
    },
    clinic_requests_pending: {
      help: 'Requests for an appointment that somebody has to call about',
      value: ({ requests }) => requests.pending,
    },
    clinic_requests_late: {
      help: 'Requests whose promised call is overdue',
      value: ({ requests }) => requests.late,
    },
    clinic_requests_oldest_late_seconds: {
      help: 'By how much the promised call of the request that is due first is overdue',
      value: ({ requests }, now) => lateBy({ dueAt: requests.firstCallDueAt, now }),
    },
    clinic_holds_active: {
      help: 'Visitors who hold a time',
      value: ({ holds }) => holds.active,
    },
    clinic_holds_expired: {
      help: 'Holds of the last day that ran out, and whose time nobody has taken since',
      value: ({ holds }) => holds.expired,
    },
  };

/**
 * Adds what is read when Prometheus asks. With the database away, its figures are left out and `clinic_database_up` is 0;
 * the others come all the same.
 */
export function addReadings({
  prometheus,
  registry,
  strapi,
}: {
  prometheus: Prometheus;
  registry: Registry;
  strapi: Core.Strapi;
}): void {
  const registers = [registry];
  const read = keptReading({
    read: async () => {
      const now = Date.now();
      return { now, readings: await takeReadings(strapi, now) };
    },
    validMs: VALID_MS,
    timeoutMs: TIMEOUT_MS,
  });
  new prometheus.Gauge({
    name: 'clinic_database_up',
    help: '1 when the database answers, 0 when it does not',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  for (const [name, { help, value }] of Object.entries(OF_THE_DATABASE)) {
    new prometheus.Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await read();
        if (found) this.set(value(found.readings, found.now));
        else this.remove();
      },
    });
  }
  new prometheus.Gauge({
    name: 'clinic_health',
    help: 'What /health/ready found of each part: 0 when it is well, 1 when somebody should look, 2 when it fails',
    labelNames: ['check'],
    registers,
    async collect() {
      const { checks } = await readHealth(strapi);
      for (const [check, found] of Object.entries(checks))
        this.set({ check }, healthCheck.options.indexOf(found));
    },
  });
  addPool({ prometheus, registry, strapi });
  addJobs({ prometheus, registry, strapi });
  new prometheus.Gauge({
    name: 'clinic_backup_newest_timestamp_seconds',
    help: 'From when the newest backup is; 0 when none has been noted on this machine',
    registers,
    async collect() {
      const last = await readLastBackup();
      this.set(last ? seconds(last.beganAt) : 0);
    },
  });
}

function addPool({ prometheus, registry, strapi }: Parameters<typeof addReadings>[0]): void {
  new prometheus.Gauge({
    name: 'clinic_database_connections',
    help: 'Connections of the database that are used and free, and how many calls wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool: Pool = strapi.db.connection.client.pool;
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
      this.set({ state: 'awaited' }, pool.numPendingAcquires());
    },
  });
}

function addJobs({ prometheus, registry, strapi }: Parameters<typeof addReadings>[0]): void {
  const registers = [registry];
  const labelNames = ['name'];
  const { jobs } = servicesOf(strapi);
  new prometheus.Gauge({
    name: 'clinic_job_last_success_timestamp_seconds',
    help: 'When a job last ended well; until it has, when it was scheduled',
    labelNames,
    registers,
    collect() {
      for (const { name, lastSuccessAt, scheduledAt } of jobs.list())
        this.set({ name }, seconds(lastSuccessAt ?? scheduledAt));
    },
  });
  new prometheus.Gauge({
    name: 'clinic_job_interval_seconds',
    help: 'How far the runs of a job lie apart',
    labelNames,
    registers,
    collect() {
      for (const { name, everySeconds } of jobs.list()) this.set({ name }, everySeconds);
    },
  });
}
