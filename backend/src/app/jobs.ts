import type { Core } from '@strapi/strapi';
import { expirePending, removeOldClaims } from '../appointments/changes/expire';
import { recheckAppointments } from '../appointments/guards/recheck-hours';
import { fillFacts } from '../appointments/record/fill-facts';
import { removeOldEntries } from '../audit/append-only';
import { readEnvironment } from '../platform/environment/environment';

/** Runs what time brings about: every process may run it, the database decides who does the work. */
export function scheduleAppointmentJobs(strapi: Core.Strapi): void {
  strapi.cron.add({
    expirePendingAppointments: {
      task: async () => {
        await expirePending({ strapi, now: Date.now() });
      },
      options: { rule: '*/1 * * * *' },
    },
    // While a new version takes over, an older process may still be storing appointments without their facts.
    fillFacts: {
      task: async () => {
        await fillFacts(strapi);
      },
      options: { rule: '*/1 * * * *' },
    },
    recheckAppointments: {
      task: () => recheckAppointments({ strapi, now: Date.now() }),
      options: { rule: '41 * * * *' },
    },
    removeOldLogEntries: {
      task: async () => {
        const keptDays = readEnvironment().ACCESS_LOG_DAYS;
        await removeOldEntries({ db: strapi.db.connection, keptDays, now: Date.now() });
      },
      options: { rule: '41 3 * * *' },
    },
    removeOldClaims: {
      task: () => removeOldClaims({ strapi, now: Date.now() }),
      options: { rule: '17 3 * * *' },
    },
  });
}
