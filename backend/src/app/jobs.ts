import type { Core } from '@strapi/strapi';
import { expireDeposits, expirePending, removeOldClaims } from '../appointments/changes/expire';
import { tellRecalls } from '../appointments/changes/recall';
import { recheckAppointments } from '../appointments/guards/outside-hours';
import { removeOldCodes } from '../appointments/phone-proof/code-rows';
import { fillFacts } from '../appointments/record/fill-facts';
import { forgetOldQueues } from '../appointments/record/queue-rows';
import { keepWaitingList } from '../appointments/waiting/keep-waiting-list';
import { removeOldEntries } from '../audit/write-log';
import { readClinicZone } from '../catalogue/catalogue-rows';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { tellNewDay } from '../content/notices/content-changes';
import { keepMedia } from '../desk/inbox/keep-media';
import { removeFilesOfMails } from '../desk/patients/erase-patient';
import { removeOldCases } from '../desk/privacy/case-rows';
import { removeOldIncoming } from '../messaging/incoming-messages';
import { removeSentMessages } from '../messaging/outbox';
import { readEnvironment } from '../platform/environment/environment';
import { removeEach, scheduleJobs } from '../platform/jobs';
import type { JobResult } from '../platform/logging/job';
import { servicesOf } from '../platform/services';
import { addDays, dateAt } from '../scheduling/zone';
import { removeOldDeliveries } from '../webhooks/delivery-rows';

type Task = (now: number) => Promise<JobResult>;

const job = (rule: string, minutes: number, task: Task) => ({
  rule,
  everySeconds: 60 * minutes,
  task: () => task(Date.now()),
});
const every = (minutes: number, task: Task) => job(`*/${minutes} * * * *`, minutes, task);
const hourlyAt = (minute: number, task: Task) => job(`${minute} * * * *`, 60, task);
const nightlyAt = (minute: number, task: Task) => job(`${minute} 3 * * *`, 24 * 60, task);

/** Tells what a new day changes, once for each day; the first run looks back to yesterday, for what it was not there for. */
function newDayTask(strapi: Core.Strapi): Task {
  let since: string | null = null;
  return async (now) => {
    // A clinic that is still being set up has pages too.
    const today = dateAt(now, await readClinicZone(strapi));
    if (since === today) return { told: 0 };
    const told = await tellNewDay(strapi, { since: since ?? addDays(today, -1), today });
    since = today;
    return { told };
  };
}

/** Runs what time brings about: every process may run it, the database decides who does the work. */
export function scheduleAppointmentJobs(strapi: Core.Strapi): void {
  const db = strapi.db.connection;
  scheduleJobs(strapi, {
    expirePendingAppointments: every(1, async (now) => ({
      canceled: (await expirePending(strapi, now)) + (await expireDeposits(strapi, now)),
    })),
    // While a new version takes over, an older process may still be storing appointments without their facts.
    fillFacts: every(1, async () => ({ filled: await fillFacts(strapi) })),
    tellRecalls: every(15, async (now) => ({ told: await tellRecalls(strapi, now) })),
    keepWaitingList: every(1, (now) => keepWaitingList(strapi, now)),
    keepMedia: every(1, async (now) => ({ kept: await keepMedia(strapi, now) })),
    keepImports: every(1, (now) => servicesOf(strapi).imports.keep(now)),
    keepFigures: every(1, async (now) => {
      // A clinic that is still being set up has nothing to add up, and no catalogue.
      if (!(await db('appointments').first('id'))) return { addedUp: 0 };
      const catalogue = await currentCatalogue(strapi);
      return servicesOf(strapi).figureDays.prepare({
        zone: catalogue.data.clinicZone,
        zoneOf: (branch) => catalogue.zoneOf(branch),
        now,
      });
    }),
    tellNewDay: every(1, newDayTask(strapi)),
    recheckAppointments: hourlyAt(41, (now) => recheckAppointments(strapi, now)),
    removeOldExports: hourlyAt(11, async (now) => ({
      removed: await servicesOf(strapi).exports.removeOld(now),
    })),
    readBusyCalendars: every(5, (now) => servicesOf(strapi).readBusyCalendars(now)),
    removeOldLogEntries: nightlyAt(41, (now) => {
      const keptDays = readEnvironment().ACCESS_LOG_DAYS;
      return removeEach([
        () => removeOldEntries({ db, now }, keptDays),
        () => removeOldCases({ db, now }, keptDays),
      ]);
    }),
    removeSentMails: nightlyAt(29, (now) => {
      const given = { db, now };
      return removeEach([
        () => removeSentMessages(given),
        () => removeFilesOfMails(given),
        () => removeOldDeliveries(db, now),
        () => removeOldCodes(given),
        () => forgetOldQueues(given),
        async () => {
          // A clinic that is still being set up has neither messages nor settings.
          if (!(await db('incoming_messages').first('id'))) return 0;
          const { incomingRetentionDays } = (await currentCatalogue(strapi)).data.rules;
          return removeOldIncoming(given, incomingRetentionDays);
        },
      ]);
    }),
    removeOldClaims: nightlyAt(17, async (now) => ({ removed: await removeOldClaims(strapi, now) })),
  });
}
