import type { Core } from '@strapi/strapi';
import { removeOldEntries } from '../access-log/append-only';
import { readEnvironment } from '../env/environment';
import { expirePending, removeOldClaims } from './expire';
import { fillFacts } from './fill-facts';
import { refitAppointments } from './refit-hours';

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
    refitAppointments: {
      task: () => refitAppointments({ strapi, now: Date.now() }),
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
