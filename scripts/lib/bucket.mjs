import { requireFromBackend } from './project.mjs';

/** One object, however slow the line, ms. */
const OBJECT_MS = 120_000;
const CONNECT_MS = 5000;

/**
 * @typedef {object} StoredObject
 * @property {Buffer} content
 * @property {Date} modified
 * @property {string | undefined} moved SHA-256 of what `npm run move-files` put there; of nothing else
 *
 * @typedef {object} OpenBucket what the commands do with a bucket; each rejects when it does not answer
 * @property {(prefix: string, most?: number) => Promise<string[]>} list names below a prefix, without it
 * @property {(key: string) => Promise<StoredObject | null>} read
 * @property {(object: { key: string, content: Buffer, type: string, moved: string }) => Promise<void>} write
 * @property {(key: string) => Promise<void>} remove
 */

/**
 * @param {import('../backup/places.mjs').BucketPlace} place
 * @param {{ timeoutMs?: number }} [options] of one object
 * @returns {OpenBucket}
 */
export function openBucket(
  { bucket, region, endpoint, accessKeyId, secretAccessKey },
  { timeoutMs = OBJECT_MS } = {},
) {
  const s3 = requireFromBackend('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestHandler: { connectionTimeout: CONNECT_MS },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send = (/** @type {unknown} */ command) =>
    client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
  return {
    async list(prefix, most) {
      const names = [];
      let ContinuationToken;
      do {
        const asked = { Bucket: bucket, Prefix: prefix, ContinuationToken, MaxKeys: most };
        const { Contents = [], NextContinuationToken } = await send(new s3.ListObjectsV2Command(asked));
        for (const { Key } of Contents) names.push(Key.slice(prefix.length));
        ContinuationToken = most ? undefined : NextContinuationToken;
      } while (ContinuationToken);
      return names;
    },
    async read(Key) {
      try {
        const { Body, LastModified, Metadata } = await send(new s3.GetObjectCommand({ Bucket: bucket, Key }));
        const content = Buffer.from(await Body.transformToByteArray());
        return { content, modified: LastModified, moved: Metadata?.moved };
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    async write({ key, content, type, moved }) {
      const object = { Bucket: bucket, Key: key, Body: content, ContentType: type, Metadata: { moved } };
      await send(new s3.PutObjectCommand(object));
    },
    async remove(Key) {
      await send(new s3.DeleteObjectCommand({ Bucket: bucket, Key }));
    },
  };
}
