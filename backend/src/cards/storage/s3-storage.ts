import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertCardName, type CardStorage } from './storage';

const TIMEOUT_MS = 15_000;

/** Where a bucket is. Without keys, the machine's own role is used, as AWS gives it. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of another provider than AWS. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** Cards as objects of a private bucket, at AWS or anyone who speaks its protocol. */
export function s3Storage({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: S3Settings): CardStorage {
  const client = new S3Client({
    region,
    // Addresses with the bucket in the path are understood by every provider, names of hosts are not.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const objectOf = (name: string) => {
    assertCardName(name);
    return { Bucket: bucket, Key: `cards/${name}` };
  };
  const inTime = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    async put({ name, content }) {
      const body = { Body: content, ContentType: 'application/octet-stream' };
      await client.send(new PutObjectCommand({ ...objectOf(name), ...body }), inTime());
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(name)), inTime());
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)), inTime());
    },
  };
}
