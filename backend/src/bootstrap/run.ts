import type { Core } from '@strapi/strapi';
import { applyAppendOnly } from '../access-log/append-only';
import { composeAccountMail } from '../accounts/account-mail';
import { applyLimitTable, scheduleLimitJobs } from '../accounts/limit-table';
import { watchAccounts } from '../accounts/watch-accounts';
import { watchDirectory } from '../appointments/clinic';
import { applyCountTriggers } from '../appointments/count-triggers';
import { isPostgres } from '../appointments/database';
import { fillFacts } from '../appointments/fill-facts';
import { scheduleAppointmentJobs } from '../appointments/jobs';
import { applyOnePlace } from '../appointments/one-place';
import { applyOutsideIndex } from '../appointments/outside-hours';
import { applyPatientLimits } from '../appointments/patient-limits';
import { startRefitting } from '../appointments/refit-hours';
import { applySearch } from '../appointments/staff-search';
import { fillDueTimes } from '../calls/due-times';
import { scheduleCardJobs } from '../cards/remove-cards';
import { startCheckpoints } from '../env/checkpoints';
import { readEnvironment } from '../env/environment';
import { databaseFile } from '../env/paths';
import { startMailing } from '../mail/start';
import { announceChanges } from '../revalidation/subscribe';
import { composeVisitMail } from '../visit-mail/compose';
import { applyAccountSettings } from './account-settings';
import { applyAccountIndexes, createFirstAccounts } from './accounts';
import { loadDemonstration } from './demonstration';
import { applyFieldHelp } from './field-help';
import { applyHours } from './hours';
import { keepLanguages } from './keep-languages';
import { applyLocales } from './locales';
import { applyOpenIdProvider } from './openid-provider';
import { applyRoles } from './roles';
import { applyWebsiteToken } from './website-token';

/**
 * Brings the database to what the code says, at every start; each step may run any number of times.
 * @returns what to call when the backend stops
 */
export async function runBootstrap(strapi: Core.Strapi): Promise<() => Promise<void>> {
  await applyLocales(strapi);
  keepLanguages(strapi);
  await applyFieldHelp(strapi);
  await applyAccountIndexes(strapi);
  await applyLimitTable(strapi.db.connection);
  await applySearch(strapi.db.connection);
  await applyAppendOnly({ db: strapi.db.connection, keptDays: readEnvironment().ACCESS_LOG_DAYS });
  await applyCountTriggers(strapi.db.connection);
  await applyOnePlace(strapi.db.connection);
  await applyOutsideIndex(strapi.db.connection);
  await applyHours(strapi.db.connection);
  await applyRoles(strapi);
  await applyWebsiteToken(strapi);
  await applyAccountSettings(strapi);
  await applyOpenIdProvider(strapi);
  await createFirstAccounts(strapi);
  await loadDemonstration(strapi);
  await fillFacts(strapi);
  const refitting = startRefitting(strapi);
  watchDirectory({ strapi, onChange: refitting.soon });
  await fillDueTimes({ strapi, now: Date.now() });
  watchAccounts(strapi);
  await applyPatientLimits({ strapi, now: Date.now() });
  scheduleAppointmentJobs(strapi);
  scheduleCardJobs(strapi);
  scheduleLimitJobs(strapi);
  const stopAnnouncing = announceChanges(strapi);
  const stopMailing = startMailing({
    strapi,
    compose: async (mail) => {
      const now = Date.now();
      return mail.kind.startsWith('account-')
        ? composeAccountMail({ strapi, mail, now })
        : composeVisitMail({ strapi, mail, now });
    },
  });
  const stopCheckpoints = isPostgres(strapi.db.connection)
    ? async () => {}
    : startCheckpoints({
        filename: databaseFile(),
        onFault: (name) => strapi.log.error(`Checkpoints have stopped (${name}); SQLite makes its own`),
      });
  return async () => {
    stopAnnouncing();
    refitting.stop();
    await stopMailing();
    await stopCheckpoints();
  };
}
