import { expect, test } from 'vitest';
import { cardsBucket, picturesBucket } from './buckets';
import { parseEnvironment } from './environment';

const key = 'k'.repeat(40);
const secrets = Object.fromEntries(
  [
    ...['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'],
    ...['CARDS_KEY', 'WEBSITE_TOKEN', 'WEBSITE_KEY', 'REVALIDATE_SECRET'],
  ].map((name) => [name, key]),
);

function bucketsOf(given: Record<string, string>) {
  const complete = { TZ: 'UTC', APP_KEYS: `${key},${key}`, WEBSITE_URL: 'http://127.0.0.1:3000', ...secrets };
  const environment = parseEnvironment({ ...complete, ...given });
  return [picturesBucket(environment), cardsBucket(environment)].map((found) => found?.bucket ?? null);
}

test.each([
  [{}, [null, null]],
  [{ S3_BUCKET: 'clinic' }, ['clinic', 'clinic']],
  // The older names are of the cards alone, and keep them where they are.
  [{ CARDS_S3_BUCKET: 'cards' }, [null, 'cards']],
  [{ S3_BUCKET: 'clinic', CARDS_S3_BUCKET: 'cards' }, ['clinic', 'cards']],
])('with %j, pictures and cards are in %j', (given, buckets) => expect(bucketsOf(given)).toEqual(buckets));
