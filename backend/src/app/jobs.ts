import type { Core } from '@strapi/strapi';
import { expirePending, removeOldClaims } from '../appointments/changes/expire';
import { tellRecalls } from '../appointments/changes/tell-recalls';
import { recheckAppointments } from '../appointments/guards/recheck-hours';
import { removeOldCodes } from '../appointments/phone-proof/code-rows';
import { fillFacts } from '../appointments/record/fill-facts';
import { keepWaitingList } from '../appointments/waiting/keep-waiting-list';
import { removeOldEntries } from '../audit/append-only';
import { removeSentMessages } from '../messaging/outbox';
import { removeTakenAnswers } from '../messaging/taken-answers';
import { readEnvironment } from '../platform/environment/environment';
import { scheduleJobs } from '../platform/jobs';

/** Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Runs what time brings about: every process may run it, the database decides who does the work. */
export function scheduleAppointmentJobs(strapi: Core.Strapi): void {
  scheduleJobs({
    strapi,
    jobs: {
      expirePendingAppointments: {
        rule: '*/1 * * * *',
        everySeconds: MINUTE,
        task: async () => ({ canceled: await expirePending({ strapi, now: Date.now() }) }),
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
        task: async () => ({ told: await tellRecalls({ strapi, now: Date.now() }) }),
      },
      keepWaitingList: {
        rule: '*/1 * * * *',
        everySeconds: MINUTE,
        task: () => keepWaitingList({ strapi, now: Date.now() }),
      },
      recheckAppointments: {
        rule: '41 * * * *',
        everySeconds: HOUR,
        task: () => recheckAppointments({ strapi, now: Date.now() }),
      },
      removeOldLogEntries: {
        rule: '41 3 * * *',
        everySeconds: DAY,
        task: async () => {
          const keptDays = readEnvironment().ACCESS_LOG_DAYS;
          return { removed: await removeOldEntries({ db: strapi.db.connection, keptDays, now: Date.now() }) };
        },
      },
      removeSentMails: {
        rule: '29 3 * * *',
        everySeconds: DAY,
        task: async () => {
          const given = { db: strapi.db.connection, now: Date.now() };
          return {
            removed:
              (await removeSentMessages(given)) +
              (await removeOldCodes(given)) +
              (await removeTakenAnswers(given)),
          };
        },
      },
      removeOldClaims: {
        rule: '17 3 * * *',
        everySeconds: DAY,
        task: async () => ({ removed: await removeOldClaims({ strapi, now: Date.now() }) }),
      },
    },
  });
}
