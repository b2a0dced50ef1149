import type { Core } from '@strapi/strapi';
import type { Registry } from 'prom-client';
import { CHANNELS } from '../../contract/channels';
import { healthCheck } from '../../contract/health';
import { type BackupReading, readBackups } from '../../desk/readings/backups';
import { type Readings, takeReadings } from '../../desk/readings/readings';
import { checksOf } from '../../desk/system-status/system-status';
import type { OutboxState } from '../../messaging/outbox-state';
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

const OF_THE_DATABASE: Record<string, { help: string; value: (readings: Readings, now: number) => number }> =
  {
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

/** The same of each way that messages go, with its name as `channel`. */
const OF_THE_OUTBOX: Record<string, { help: string; value: (outbox: OutboxState, now: number) => number }> = {
  clinic_outbox_waiting: {
    help: 'Messages that are not sent yet, those of the coming days among them',
    value: ({ waiting }) => waiting,
  },
  clinic_outbox_due: {
    help: 'Messages that should have left',
    value: ({ due }) => due,
  },
  clinic_outbox_failed: {
    help: 'Messages that were given up',
    value: ({ failed }) => failed,
  },
  clinic_outbox_oldest_late_seconds: {
    help: 'For how long the oldest message that should have left has waited',
    value: ({ oldestDueAt }, now) => lateBy({ dueAt: oldestDueAt, now }),
  },
};

const OF_BACKUPS: Record<string, { help: string; value: (reading: BackupReading) => number }> = {
  clinic_backup_newest_timestamp_seconds: {
    help: 'From when the newest backup is; 0 when none has been noted on this machine',
    value: ({ newest }) => seconds(newest?.beganAt ?? 0),
  },
  clinic_backup_failed_timestamp_seconds: {
    help: 'When a backup last failed; 0 when none has been noted to',
    value: ({ failedAt }) => seconds(failedAt ?? 0),
  },
  clinic_backup_size_bytes: {
    help: 'How large the newest backup is',
    value: ({ newest }) => newest?.bytes ?? 0,
  },
  clinic_backup_free_bytes: {
    help: 'Room that was left beside the newest backup; endless where it was not noted',
    value: ({ newest }) => newest?.freeBytes ?? Number.POSITIVE_INFINITY,
  },
};

/** Adds what is read when Prometheus asks. With the database away, its figures are left out and `clinic_database_up` is 0. */
export function addReadings(prometheus: Prometheus, registry: Registry, strapi: Core.Strapi): void {
  const registers = [registry];
  const take = async () => {
    const now = Date.now();
    return { now, readings: await takeReadings(strapi, now) };
  };
  const read = keptReading(take, { validMs: VALID_MS, timeoutMs: TIMEOUT_MS });
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
  for (const [name, { help, value }] of Object.entries(OF_THE_OUTBOX)) {
    new prometheus.Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers,
      async collect() {
        const found = await read();
        for (const channel of CHANNELS)
          if (found) this.set({ channel }, value(found.readings.outbox[channel], found.now));
          else this.remove({ channel });
      },
    });
  }
  addStatus(prometheus, registry, strapi);
  addBackups(prometheus, registry);
  addPool(prometheus, registry, strapi);
  addJobs(prometheus, registry, strapi);
}

function addStatus(prometheus: Prometheus, registry: Registry, strapi: Core.Strapi): void {
  const registers = [registry];
  const read = () => servicesOf(strapi).systemStatus();
  new prometheus.Gauge({
    name: 'clinic_health',
    help: 'What was found of each part and matter: 0 when it is well, 1 when somebody should look, 2 when it fails',
    labelNames: ['check'],
    registers,
    async collect() {
      for (const [check, found] of Object.entries(checksOf(await read())))
        this.set({ check }, healthCheck.options.indexOf(found));
    },
  });
  new prometheus.Gauge({
    name: 'clinic_disk_free_bytes',
    help: 'Room that is left where this backend keeps its data',
    registers,
    async collect() {
      const { database } = await read();
      if (database) this.set(database.freeBytes);
      else this.remove();
    },
  });
  new prometheus.Gauge({
    name: 'clinic_certificate_end_timestamp_seconds',
    help: 'When the certificate of the site ends; 0 where there is none, or this machine does not reach it',
    registers,
    async collect() {
      const endsAt = (await read()).server?.certificateEndsAt;
      this.set(endsAt ? seconds(Date.parse(endsAt)) : 0);
    },
  });
  new prometheus.Gauge({
    name: 'clinic_clock_seconds',
    help: 'What the clock of this machine says',
    registers,
    collect() {
      this.set(seconds(Date.now()));
    },
  });
}

function addBackups(prometheus: Prometheus, registry: Registry): void {
  for (const [name, { help, value }] of Object.entries(OF_BACKUPS))
    new prometheus.Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(value(await readBackups()));
      },
    });
}

function addPool(prometheus: Prometheus, registry: Registry, strapi: Core.Strapi): void {
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

function addJobs(prometheus: Prometheus, registry: Registry, strapi: Core.Strapi): void {
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
