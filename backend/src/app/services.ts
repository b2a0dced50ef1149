import type { Core } from '@strapi/strapi';
import { createAppointmentServices } from '../appointments/services';
import { createAuthServices } from '../auth/services';
import { Cards } from '../cards/encrypted-store';
import { createSnapshotCache } from '../catalogue/current-catalogue';
import { PictureFiles } from '../content/pictures/picture-files';
import { DataExports } from '../data-export/exports';
import { readDueCalendars } from '../desk/busy-calendars/read-calendars';
import { FigureDays } from '../desk/figures/figure-days';
import { PageViewCounts } from '../desk/page-views/page-view-counts';
import { createSystemStatus } from '../desk/system-status/system-status';
import { Imports } from '../imports/run-imports';
import { Mailing } from '../messaging/mailing';
import { RecipientLimits } from '../messaging/recipient-limits';
import { readSmsHook } from '../messaging/sms-gateway';
import { isPostgres } from '../platform/database';
import { readEnvironment } from '../platform/environment/environment';
import { Jobs } from '../platform/job-states';
import { AddressLimits } from '../platform/limits/address-limits';
import { type LimitStore, Limits, memoryStore, postgresStore } from '../platform/limits/limits';
import { Measures } from '../platform/measures';
import { hasServices, type Services, servicesOf } from '../platform/services';
import { WebhookSender } from '../webhooks/webhook-sender';
import { EDITOR_WORDS } from './editor/words/all';

/** Chooses where backends count together: Valkey, else PostgreSQL; one backend on SQLite counts for itself. */
async function chooseLimitStore(strapi: Core.Strapi): Promise<LimitStore> {
  const { VALKEY_URL } = readEnvironment();
  const db = strapi.db.connection;
  if (!VALKEY_URL) return isPostgres(db) ? postgresStore(db) : memoryStore();
  const { valkeyStore } = await import('../platform/limits/valkey-store');
  return valkeyStore({ url: VALKEY_URL, onFault: (words) => strapi.log.warn(words) });
}

declare module '../platform/services' {
  interface Services extends ReturnType<typeof createRoomServices> {}
}

/** Makes what the floors above the platform keep in memory. */
function createRoomServices(strapi: Core.Strapi, limits: Limits, measures: Measures) {
  return {
    catalogue: createSnapshotCache(strapi),
    /** True when everything is well, as the page for managers shows it. */
    systemStatus: createSystemStatus(strapi),
    pageViews: new PageViewCounts(strapi),
    figureDays: new FigureDays(strapi),
    readBusyCalendars: (now: number) => readDueCalendars(strapi, now),
    mailing: new Mailing(new RecipientLimits({ limits, measures })),
    /** How the SMS gateway reports to us; null if it does not. */
    smsHook: readSmsHook(),
    webhooks: new WebhookSender(strapi),
    exports: new DataExports(strapi),
    imports: new Imports(strapi),
    cards: new Cards(),
    pictures: new PictureFiles(),
    ...createAuthServices(strapi, measures),
    ...createAppointmentServices(strapi),
  };
}

/** Creates the in-memory services of one backend once its database is connected. Starts nothing. */
export async function createServices(strapi: Core.Strapi): Promise<Services> {
  const measures = new Measures();
  const limits = new Limits(await chooseLimitStore(strapi));
  const rooms = createRoomServices(strapi, limits, measures);
  return {
    measures,
    jobs: new Jobs(),
    limits,
    addressLimits: new AddressLimits({ limits, measures }),
    transactions: { ended: 0 },
    atEnd: [() => rooms.pageViews.fold()],
    typeName: (uid) => EDITOR_WORDS[uid]?.name ?? { en: uid, ar: uid },
    ...rooms,
  };
}

/** Stops what runs beside the requests; does nothing if the start was not completed. */
export async function closeServices(strapi: Core.Strapi): Promise<void> {
  if (!hasServices(strapi)) return;
  const { atEnd, limits, passwords } = servicesOf(strapi);
  for (const end of atEnd) await end();
  await passwords.close();
  limits.store.close?.();
}
