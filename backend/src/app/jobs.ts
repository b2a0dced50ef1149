import type { Core } from '@strapi/strapi';
import { expireDeposits, expirePending, removeOldClaims } from '../appointments/changes/expire';
import { tellRecalls } from '../appointments/changes/tell-recalls';
import { recheckAppointments } from '../appointments/guards/recheck-hours';
import { removeOldCodes } from '../appointments/phone-proof/code-rows';
import { fillFacts } from '../appointments/record/fill-facts';
import { forgetOldQueues } from '../appointments/record/queue-rows';
import { keepWaitingList } from '../appointments/waiting/keep-waiting-list';
import { removeOldEntries } from '../audit/append-only';
import { readClinicZone } from '../catalogue/catalogue-rows';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { tellNewDay } from '../content/notices/dated-content';
import { keepMedia } from '../desk/inbox/keep-media';
import { removeOldCases } from '../desk/privacy/case-rows';
import { removeOldIncoming } from '../messaging/incoming-messages';
import { removeSentMessages } from '../messaging/outbox';
import { readEnvironment } from '../platform/environment/environment';
import { scheduleJobs } from '../platform/jobs';
import { servicesOf } from '../platform/services';
import { addDays, dateAt } from '../scheduling/zone';
import { removeOldDeliveries } from '../webhooks/delivery-rows';

/** Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Tells what a new day changes, once for each day; the first run looks back to yesterday, for what it was not there for. */
function newDayTask(strapi: Core.Strapi): () => Promise<{ told: number }> {
  let since: string | null = null;
  return async () => {
    // A clinic that is still being set up has pages too.
    const today = dateAt(Date.now(), await readClinicZone(strapi));
    if (since === today) return { told: 0 };
    const told = await tellNewDay(strapi, { since: since ?? addDays(today, -1), today });
    since = today;
    return { told };
  };
}

/** Runs what time brings about: every process may run it, the database decides who does the work. */
export function scheduleAppointmentJobs(strapi: Core.Strapi): void {
  scheduleJobs(strapi, {
    expirePendingAppointments: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: async () => {
        const now = Date.now();
        return { canceled: (await expirePending(strapi, now)) + (await expireDeposits(strapi, now)) };
      },
    },
    // While a new version takes over, an older process may still be storing appointments without their facts.
    fillFacts: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: async () => ({ filled: await fillFacts(strapi) }),
    },
    tellRecalls: {
      rule: '*/15 * * * *',
      everySeconds: 15 * MINUTE,
      task: async () => ({ told: await tellRecalls(strapi, Date.now()) }),
    },
    keepWaitingList: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: () => keepWaitingList(strapi, Date.now()),
    },
    keepMedia: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: async () => ({ kept: await keepMedia(strapi, Date.now()) }),
    },
    keepImports: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: () => servicesOf(strapi).imports.keep(Date.now()),
    },
    keepFigures: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: async () => {
        // A clinic that is still being set up has nothing to add up, and no catalogue.
        if (!(await strapi.db.connection('appointments').first('id'))) return { addedUp: 0 };
        const catalogue = await currentCatalogue(strapi);
        return servicesOf(strapi).figureDays.prepare({
          zone: catalogue.data.clinicZone,
          zoneOf: (branch) => catalogue.zoneOf(branch),
          now: Date.now(),
        });
      },
    },
    tellNewDay: {
      rule: '*/1 * * * *',
      everySeconds: MINUTE,
      task: newDayTask(strapi),
    },
    recheckAppointments: {
      rule: '41 * * * *',
      everySeconds: HOUR,
      task: () => recheckAppointments(strapi, Date.now()),
    },
    removeOldExports: {
      rule: '11 * * * *',
      everySeconds: HOUR,
      task: async () => ({ removed: await servicesOf(strapi).exports.removeOld(Date.now()) }),
    },
    readBusyCalendars: {
      rule: '*/5 * * * *',
      everySeconds: 5 * MINUTE,
      task: () => servicesOf(strapi).readBusyCalendars(Date.now()),
    },
    removeOldLogEntries: {
      rule: '41 3 * * *',
      everySeconds: DAY,
      task: async () => {
        const keptDays = readEnvironment().ACCESS_LOG_DAYS;
        const given = { db: strapi.db.connection, now: Date.now() };
        const entries = await removeOldEntries(given, keptDays);
        return { removed: entries + (await removeOldCases(given, keptDays)) };
      },
    },
    removeSentMails: {
      rule: '29 3 * * *',
      everySeconds: DAY,
      task: async () => {
        const given = { db: strapi.db.connection, now: Date.now() };
        // A clinic that is still being set up has neither messages nor settings.
        const catalogue = (await given.db('incoming_messages').first('id'))
          ? await currentCatalogue(strapi)
          : null;
        const keptDays = catalogue?.data.rules.incomingRetentionDays ?? 0;
        return {
          removed:
            (await removeSentMessages(given)) +
            (await removeOldDeliveries(given.db, given.now)) +
            (await removeOldCodes(given)) +
            (await forgetOldQueues(given)) +
            (catalogue ? await removeOldIncoming(given, keptDays) : 0),
        };
      },
    },
    removeOldClaims: {
      rule: '17 3 * * *',
      everySeconds: DAY,
      task: async () => ({ removed: await removeOldClaims(strapi, Date.now()) }),
    },
  });
}
