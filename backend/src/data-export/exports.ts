import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Core } from '@strapi/strapi';
import { describeError } from '../contract/log-line';
import { type Database, inTransaction, isPostgres } from '../platform/database';
import { exportsDirectory } from '../platform/environment/paths';
import { getLogger } from '../platform/logging/logger';
import { newPassphrase } from './archive';
import {
  changeExport,
  type ExportRow,
  findExport,
  insertExport,
  isExporting,
  isKnown,
  KEPT_MS,
  listStanding,
  removeExports,
} from './export-rows';
import type { Told } from './export-worker';

export const exportFile = (id: string) => join(exportsDirectory(), `${id}.tar.gz.age`);

export class DataExports {
  private worker: Worker | null = null;
  private making = '';

  constructor(private readonly strapi: Core.Strapi) {}

  private get db(): Database {
    return this.strapi.db.connection;
  }

  /** Starts an export and removes the account's former one. Null while another is running. */
  async begin(account: string, now: number): Promise<{ row: ExportRow; passphrase: string } | null> {
    await mkdir(exportsDirectory(), { recursive: true, mode: 0o700 });
    const begun = await inTransaction(this.strapi, async (trx) => {
      // Two that are asked for at once: SQLite has one writer at a time.
      if (isPostgres(trx)) await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('data-exports'))`);
      if (await isExporting(trx, now)) return null;
      return { former: await removeExports(trx, { account }), row: await insertExport(trx, account, now) };
    });
    if (!begun) return null;
    const { former, row } = begun;
    await removeFiles(former);
    const passphrase = newPassphrase();
    this.run(row.document_id, passphrase, now);
    return { row, passphrase };
  }

  private run(id: string, passphrase: string, now: number): void {
    const workerData = { file: exportFile(id), passphrase, now };
    const worker = new Worker(join(__dirname, 'export-worker.js'), { workerData });
    this.worker = worker;
    const change = async (values: Parameters<typeof changeExport>[2]) => {
      if ((await changeExport(this.db, id, values)) || (await isKnown(this.db, id))) return;
      // The export was canceled meanwhile.
      await worker.terminate();
      await removeFiles([id]);
    };
    const fail = (error: unknown) => {
      getLogger().error({ job: 'export', err: describeError(error) }, 'export');
      return change({ state: 'failed' });
    };
    worker.on('message', (told: Told) => {
      const ready = async (missing: number) =>
        change({ state: 'ready', bytes: (await stat(exportFile(id))).size, missing });
      const work = 'missing' in told ? ready(told.missing) : change(told);
      work.catch(fail).catch(() => {});
    });
    worker.on('error', (error) => void fail(error).catch(() => {}));
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    this.making = id;
  }

  find(account: string, now: number): Promise<ExportRow | null> {
    return findExport(this.db, account, now);
  }

  /** Takes an account's exports back, also one that is being made. */
  async remove(account: string): Promise<void> {
    await removeFiles(await removeExports(this.db, { account }));
  }

  /** Removes exports older than a day, and files left by interrupted ones. */
  async removeOld(now: number): Promise<number> {
    const ids = await removeExports(this.db, { before: now - KEPT_MS });
    // Before the rows: an export that begins meanwhile has its row first, and would lose its files.
    const names = await readdir(exportsDirectory()).catch(() => []);
    const standing = new Set(await listStanding(this.db, now));
    const lying = names.map((name) => name.split('.')[0] ?? '');
    await removeFiles([...ids, ...lying.filter((id) => !standing.has(id))]);
    return ids.length;
  }

  async stop(): Promise<void> {
    if (!this.worker) return;
    await this.worker.terminate();
    await changeExport(this.db, this.making, { state: 'failed' });
    await removeFiles([this.making]);
  }
}

async function removeFiles(ids: string[]): Promise<void> {
  for (const id of ids)
    for (const path of [exportFile(id), `${exportFile(id)}.part`, `${exportFile(id)}.rows`])
      await rm(path, { recursive: true, force: true });
}
