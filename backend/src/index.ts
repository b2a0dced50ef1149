import type { Core } from '@strapi/strapi';
import { runBootstrap } from './bootstrap/run';
import { checkEntries } from './documents/editorial-checks';
import { checkHours } from './documents/hours-checks';
import { keepNeededContent } from './documents/needed-content';
import { shareSwitch } from './documents/shared-switch';
import { keepShortNumbers } from './documents/short-numbers';
import { fillSlugs } from './documents/slugs';
import { unpublishAllLanguages } from './documents/unpublish-languages';
import { prepareTemporaryDirectory } from './env/temporary-files';
import { withoutMessage } from './middlewares/faults';

let stop = async () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await prepareTemporaryDirectory();
    // Koa would print what goes wrong with a connection, message and all.
    strapi.server.app.on('error', (error: unknown) => strapi.log.debug(withoutMessage(error).message));
    strapi.documents.use(unpublishAllLanguages);
    strapi.documents.use(keepNeededContent);
    strapi.documents.use(checkEntries);
    strapi.documents.use(checkHours);
    strapi.documents.use(fillSlugs);
    strapi.documents.use(keepShortNumbers);
    strapi.documents.use(shareSwitch);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    stop = await runBootstrap(strapi);
  },
  async destroy() {
    await stop();
  },
};
