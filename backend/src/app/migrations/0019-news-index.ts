import type { Migration } from '../../platform/migrations';

const NAME = 'appointments_news_index';

/** Appointments whose patients agreed to news: few, looked through for the list and found by address when it is withdrawn. */
export const newsIndex: Migration = {
  name: '0019-news-index',
  makes: [NAME],
  async run(trx) {
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${NAME} ON appointments (lower(email)) WHERE news_text IS NOT NULL`,
    );
  },
};
