import { fileKinds, placesOf } from '../backup/places.mjs';
import { openBucket } from '../lib/bucket.mjs';
import { ask, ok, TIMEOUT_MS, wrong } from './finding.mjs';

/**
 * Tells whether the buckets of pictures and cards answer us, and nobody else.
 *
 * @param {Pick<import('../lib/settings.mjs').Settings, 'backend'>} settings
 */
export async function checkFiles({ backend }) {
  const found = [];
  for (const { bucket: place, prefix } of fileKinds(placesOf(backend)))
    if (place) {
      const fault = await faultOfBucket({ place, prefix });
      if (fault) return wrong(fault);
      found.push(`${prefix} in the bucket ${place.bucket}`);
    }
  if (found.length === 0) return ok('pictures and contract cards in folders');
  return ok(`${found.join(', ')}: answers, and lets no stranger in`);
}

/** @param {{ place: import('../backup/places.mjs').BucketPlace, prefix: string }} options */
async function faultOfBucket({ place, prefix }) {
  const { bucket, region, endpoint } = place;
  let names;
  try {
    names = await openBucket(place, { timeoutMs: TIMEOUT_MS }).list(prefix, 1);
  } catch (error) {
    const { code, name } = /** @type {NodeJS.ErrnoException} */ (error);
    return `The bucket ${bucket} refuses us or does not answer (${code ?? name}): look at the S3_ settings.`;
  }
  const base = endpoint
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const asked = [`${base}?list-type=2&max-keys=1`, ...names.map((name) => `${base}/${prefix}${name}`)];
  for (const address of asked) {
    const answer = await ask(address);
    await answer?.body?.cancel();
    if (answer?.ok) return `The bucket ${bucket} shows ${prefix} to everybody: make it private.`;
  }
  return null;
}
