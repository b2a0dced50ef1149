import type { Migration } from '../../platform/migrations';

/** One account per e-mail address, whatever its case: Strapi itself only looks before it writes. */
export const accountAddresses: Migration = {
  name: '0001-account-addresses',
  makes: ['up_users_email_lower_unique'],
  async run(trx) {
    await trx.raw('CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_lower_unique ON up_users (lower(email))');
  },
};
