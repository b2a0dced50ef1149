import type { Core } from '@strapi/strapi';
import { addHealthRoutes } from './app/health';
import { closeUnusedRoutes } from './app/open-routes';
import { runBootstrap } from './app/run';
import { keepSecurityHeaders } from './app/security-headers';
import { closeServices } from './app/services';
import { beginStart, drainOnSignal, endStart } from './app/start-and-end';
import { checkHours } from './appointments/guards/hours-checks';
import { keepNeededContent } from './appointments/guards/needed-content';
import { checkEntries, checkWritten } from './content/documents/editorial-checks';
import { keepNamed } from './content/documents/keep-named';
import { keepReach, keepUsualService } from './content/documents/keep-reach';
import { shareSwitch, unpublishAllLanguages } from './content/documents/shared-switch';
import { fillSlugs, keepShortNumbers } from './content/documents/slugs';
import { hideTypes } from './content/editorial/hide-types';
import { addReadCalls } from './content/editorial/read-calls';
import { isOverValueOfRequest } from './middlewares/malformed';
import { makeCommitsCertain } from './platform/certain-commits';
import { noteDatabaseLosses } from './platform/database-losses';
import { prepareTemporaryDirectory } from './platform/environment/temporary-files';
import { logProcessFaults } from './platform/logging/process-faults';
import { addCallRoutes } from './platform/routes';
import { withoutMessage } from './platform/without-message';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    logProcessFaults(isOverValueOfRequest);
    await prepareTemporaryDirectory();
    await beginStart(strapi);
    makeCommitsCertain(strapi.db.connection);
    noteDatabaseLosses(strapi.db.connection);
    // Koa would print what goes wrong with a connection, message and all, and as no line of the log.
    strapi.server.app.silent = true;
    strapi.server.app.on('error', (error: unknown) => strapi.log.debug(withoutMessage(error).message));
    closeUnusedRoutes(strapi);
    hideTypes(strapi);
    addCallRoutes(strapi);
    addReadCalls(strapi);
    addHealthRoutes(strapi);
    drainOnSignal(strapi);
    strapi.get('middlewares').extend('strapi::security', keepSecurityHeaders);
    strapi.documents.use(unpublishAllLanguages);
    strapi.documents.use(keepNeededContent);
    strapi.documents.use(keepReach);
    strapi.documents.use(keepUsualService);
    strapi.documents.use(keepNamed);
    strapi.documents.use(checkEntries);
    strapi.documents.use(checkHours);
    strapi.documents.use(checkWritten);
    strapi.documents.use(fillSlugs);
    strapi.documents.use(keepShortNumbers);
    strapi.documents.use(shareSwitch);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await runBootstrap(strapi);
    await endStart(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await closeServices(strapi);
    // A start that failed on its way.
    await endStart(strapi);
  },
};
