import { expect, test } from 'vitest';
import { requiredEnvironment } from '../../../tests/support/environment';
import { cardsBucket, picturesBucket } from './buckets';
import { parseEnvironment } from './environment';

function bucketsOf(given: Record<string, string>) {
  const environment = parseEnvironment({ ...requiredEnvironment(), ...given });
  return [picturesBucket(environment), cardsBucket(environment)].map((found) => found?.bucket ?? null);
}
test.each([
  [{}, [null, null]],
  [{ S3_BUCKET: 'clinic' }, ['clinic', 'clinic']],
  // The older names are of the cards alone, and keep them where they are.
  [{ CARDS_S3_BUCKET: 'cards' }, [null, 'cards']],
  [{ S3_BUCKET: 'clinic', CARDS_S3_BUCKET: 'cards' }, ['clinic', 'cards']],
])('with %j, pictures and cards are in %j', (given, buckets) => expect(bucketsOf(given)).toEqual(buckets));
