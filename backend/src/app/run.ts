import type { Core } from '@strapi/strapi';
import { applyPatientLimits } from '../appointments/booking/patient-limits';
import { startRechecking } from '../appointments/guards/outside-hours';
import { LINK_REQUEST, writeLinks } from '../appointments/phone-proof/ask-links';
import { CODE_MESSAGE } from '../appointments/phone-proof/code-rows';
import { fillFacts } from '../appointments/record/fill-facts';
import { fillSearchColumns } from '../appointments/record/search-columns';
import { composeAccountMail } from '../auth/accounts/account-mail';
import { scheduleLimitJobs } from '../auth/accounts/limit-table';
import { applyOpenIdProvider } from '../auth/accounts/openid-provider';
import { scheduleCardJobs } from '../cards/remove-cards';
import { watchCatalogue } from '../catalogue/current-catalogue';
import { announceChanges } from '../content/notices/subscribe';
import { VERSION } from '../contract/version';
import { fillDueTimes } from '../desk/calls/due-times';
import { eraseAgain } from '../desk/patients/erase-again';
import { composeReceipt, RECEIPT } from '../desk/payments/receipt';
import { readDatabaseVersion } from '../desk/readings/database';
import { composeTurn, TURN } from '../desk/today/tell-turn';
import { composeAppointmentMail } from '../documents/mails/compose';
import { composeCode, composePhoneMessage, whenAwake } from '../documents/phone/compose';
import { composeWaitingMessage } from '../documents/waiting/compose';
import { composeAnswer, INBOX_KINDS } from '../messaging/incoming-messages';
import { isPostgres } from '../platform/database';
import { noteOldestCode } from '../platform/database-version';
import { type BucketSettings, cardsBucket, picturesBucket } from '../platform/environment/buckets';
import { startCheckpoints } from '../platform/environment/checkpoints';
import { readEnvironment } from '../platform/environment/environment';
import { cardsDirectory, databaseFile, mediaDirectory } from '../platform/environment/paths';
import { noteJobs } from '../platform/jobs';
import { getLogger } from '../platform/logging/logger';
import { runMigrations } from '../platform/migrations';
import { provideServices, servicesOf } from '../platform/services';
import { applyAccountSettings, createFirstAccounts } from './accounts';
import { loadDemonstration } from './demonstration';
import { applyEditorRoles } from './editor/apply-editor-roles';
import { applyForms } from './editor/apply-forms';
import { applyHours } from './hours';
import { scheduleAppointmentJobs } from './jobs';
import { applyLanguages, keepLanguages } from './languages';
import { startMetrics } from './metrics/metrics';
import { listMigrations, OLDEST_CODE } from './migrations/list';
import { applyRoles, applyWebsiteToken } from './roles';
import { createServices } from './services';
import { startTracing } from './tracing/tracing';

const placeOf = (bucket: BucketSettings | null, folder: string) =>
  bucket ? `bucket ${bucket.bucket}${bucket.endpoint ? ` at ${bucket.endpoint}` : ''}` : folder;

/** Logs the versions, the database and the migrations of this start, without secrets. */
async function logStart(strapi: Core.Strapi, migrations: string[]): Promise<void> {
  const { connection } = strapi.db;
  const environment = readEnvironment();
  getLogger().info(
    {
      version: VERSION,
      node: process.versions.node,
      strapi: strapi.config.get<string>('info.strapi'),
      database: `${isPostgres(connection) ? 'PostgreSQL' : 'SQLite'} ${await readDatabaseVersion(connection)}`,
      limits: servicesOf(strapi).limits.store.description,
      pictures: placeOf(picturesBucket(environment), mediaDirectory()),
      cards: placeOf(cardsBucket(environment), cardsDirectory()),
      migrations,
    },
    'started',
  );
}

/** Brings the database to what the code says, at every start; each step may run any number of times. */
export async function runBootstrap(strapi: Core.Strapi): Promise<void> {
  const services = await createServices(strapi);
  provideServices(strapi, services);
  await applyLanguages(strapi);
  keepLanguages(strapi);
  await applyForms(strapi);
  const migrations = await runMigrations(
    strapi,
    listMigrations(readEnvironment().ACCESS_LOG_DAYS, isPostgres(strapi.db.connection)),
  );
  await noteOldestCode(strapi, { version: VERSION, oldestCode: OLDEST_CODE });
  await fillSearchColumns(strapi.db.connection);
  await applyHours(strapi.db.connection);
  await applyRoles(strapi);
  await applyEditorRoles(strapi);
  await applyWebsiteToken(strapi);
  await applyAccountSettings(strapi);
  await applyOpenIdProvider(strapi);
  await createFirstAccounts(strapi);
  await loadDemonstration(strapi);
  await fillFacts(strapi);
  const rechecking = startRechecking(strapi);
  services.atEnd.push(rechecking.stop);
  watchCatalogue(strapi, rechecking.soon);
  await fillDueTimes(strapi, Date.now());
  const erased = await eraseAgain(strapi, Date.now());
  if (erased > 0) strapi.log.info(`Erased again after a restore: ${erased} appointments and messages`);
  await applyPatientLimits(strapi, Date.now());
  scheduleAppointmentJobs(strapi);
  scheduleCardJobs(strapi);
  scheduleLimitJobs(strapi);
  await noteJobs(strapi);
  await startMetrics(strapi);
  await startTracing(strapi);
  services.atEnd.push(announceChanges(strapi));
  services.mailing.start({
    strapi,
    maxPhoneMessagesPerDay: async () => (await services.catalogue.get()).data.rules.maxPhoneMessagesPerDay,
    notBefore: (message) => whenAwake(strapi, message, Date.now()),
    compose: async (mail) => {
      const now = Date.now();
      if (mail.kind === CODE_MESSAGE) return composeCode(strapi, mail, now);
      if (mail.kind === LINK_REQUEST) return writeLinks(strapi, mail, now);
      if (INBOX_KINDS.includes(mail.kind)) return composeAnswer(strapi.db.connection, mail, now);
      if (mail.kind === RECEIPT) return composeReceipt(strapi, mail);
      if (mail.kind === TURN) return composeTurn(strapi, mail);
      if (mail.kind.startsWith('waiting-')) return composeWaitingMessage(strapi, mail, now);
      if (mail.channel !== 'email') return composePhoneMessage(strapi, mail, now);
      return mail.kind.startsWith('account-')
        ? composeAccountMail({ strapi, now }, mail)
        : composeAppointmentMail(strapi, mail, now);
    },
  });
  services.atEnd.push(() => services.mailing.stop());
  services.webhooks.start();
  services.atEnd.push(() => services.webhooks.stop());
  services.atEnd.push(() => services.exports.stop());
  services.atEnd.push(() => services.imports.stop());
  await logStart(strapi, migrations);
  if (isPostgres(strapi.db.connection)) return;
  services.atEnd.push(
    startCheckpoints(databaseFile(), (name) =>
      strapi.log.error(`Checkpoints have stopped (${name}); SQLite makes its own`),
    ),
  );
}
