import type { Core } from '@strapi/strapi';
import { CardGone } from '../../cards/card-rows';
import { inTransaction, isPostgres, isUniqueViolation } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import { type AppointmentJob, type Written, writeAppointments } from './write-appointments';

/** Maximum number of appointments per commit; further ones wait for the next. */
const MAX_BATCH = 32;
/** Batches on their way at once on PostgreSQL: while one waits for the disk, the next is written. SQLite has one writer. */
const MOST_COMMITS = 2;
/** Maximum tries of one appointment if other writers take its time or seat at the same moment. */
const MAX_TRIES = 6;

interface Waiting {
  job: AppointmentJob;
  resolve: (written: Written) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets appointments that are asked for at the same moment share one transaction, because a commit waits for the disk
 * and SQLite takes one writer at a time. Each is answered only after the commit that holds it. When a batch
 * fails, its appointments are tried one by one, so that none suffers from another.
 */
export class BookingQueue {
  private waiting: Waiting[] = [];
  private isGathering = false;
  private commits = 0;
  private readonly mostCommits: number;

  constructor(private readonly strapi: Core.Strapi) {
    this.mostCommits = isPostgres(strapi.db.connection) ? MOST_COMMITS : 1;
  }

  write(job: AppointmentJob): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.begin();
    });
  }

  private begin(): void {
    if (this.isGathering || this.commits >= this.mostCommits || this.waiting.length === 0) return;
    this.isGathering = true;
    this.gather(0);
  }

  /** Closes the batch when a turn of the event loop, in which requests that have arrived are read, brought none. */
  private gather(before: number): void {
    const { length } = this.waiting;
    if (length !== before && length < MAX_BATCH) setImmediate(() => this.gather(length));
    else {
      this.isGathering = false;
      void this.writeBatch(this.waiting.splice(0, MAX_BATCH));
      this.begin();
    }
  }

  private async writeBatch(batch: Waiting[]): Promise<void> {
    this.commits += 1;
    try {
      const written = await this.commit(batch.map((one) => one.job));
      for (const [index, one] of batch.entries()) one.resolve(written[index] ?? { kind: 'taken' });
    } catch {
      for (const one of batch) await this.writeAlone(one);
    }
    this.commits -= 1;
    this.begin();
  }

  private async writeAlone({ job, resolve, reject }: Waiting): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [written] = await this.commit([job]);
        return resolve(written ?? { kind: 'taken' });
      } catch (error) {
        // On PostgreSQL a unique violation ends the transaction: the next try reads what the other writer has taken.
        const worthRetrying = isUniqueViolation(error) || error instanceof CardGone;
        if (!worthRetrying || attempt >= MAX_TRIES) return reject(error);
      }
    }
  }

  private async commit(jobs: AppointmentJob[]): Promise<Written[]> {
    const written = await inTransaction(this.strapi, (trx) =>
      writeAppointments(trx, jobs, servicesOf(this.strapi).mailing),
    );
    if (jobs.some(({ visits: [{ input }] }) => input.email || input.tellBy))
      servicesOf(this.strapi).mailing.wake();
    return written;
  }
}
