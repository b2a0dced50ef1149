import { Bucket } from '../../platform/bucket';
import type { BucketSettings } from '../../platform/environment/buckets';
import { assertCardName, type CardStorage } from './storage';

/** Cards as objects of a private bucket, below `cards/`. */
export function s3Storage(settings: BucketSettings): CardStorage {
  const bucket = new Bucket({ settings, prefix: 'cards/' });
  return {
    async put({ name, content }) {
      assertCardName(name);
      await bucket.put({ name, content, type: 'application/octet-stream' });
    },
    async get(name) {
      assertCardName(name);
      return await bucket.get(name);
    },
    async remove(name) {
      assertCardName(name);
      await bucket.remove(name);
    },
  };
}
