import type { Core } from '@strapi/strapi';
import { runBootstrap } from './bootstrap/run';
import { prepareTemporaryDirectory } from './env/temporary-files';

export default {
  async register() {
    await prepareTemporaryDirectory();
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await runBootstrap(strapi);
  },
};
