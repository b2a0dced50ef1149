import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { makePreviewLink } from '../src/content/preview/preview-link';
import { previewPath } from '../src/content/preview/preview-path';
import { readEnvironment } from '../src/platform/environment/environment';

declare const strapi: Core.Strapi;

const environment = readEnvironment();
const siteUrl = environment.SITE_URL ?? environment.WEBSITE_URL;

/** Shows an entry as it would be, on the page of the site it belongs to. */
const preview = {
  enabled: true,
  config: {
    allowedOrigins: [new URL(siteUrl).origin],
    async handler(uid: string, { documentId, locale }: { documentId?: string; locale?: string }) {
      const path = await previewPath(strapi, uid, { documentId, locale });
      return path && makePreviewLink({ siteUrl, path, key: environment.WEBSITE_KEY, now: Date.now() });
    },
  },
};

export default () => ({
  autoOpen: false,
  auth: {
    secret: environment.ADMIN_JWT_SECRET,
    sessions: {
      accessTokenLifespan: 10 * 60,
      maxRefreshTokenLifespan: 12 * 60 * 60,
      idleRefreshTokenLifespan: 2 * 60 * 60,
      maxSessionLifespan: 12 * 60 * 60,
      idleSessionLifespan: 2 * 60 * 60,
    },
  },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  preview,
  // The running backend writes cards and mail there: no change of its sources, so development must not restart.
  watchIgnoreFiles: [resolve(environment.DATA_DIR, '**')],
});
