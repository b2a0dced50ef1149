import type { Environment } from './environment';

/** Address and keys of a bucket. Without keys, the machine's own role is used, as AWS gives it. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Address of another provider than AWS. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** The bucket of the editors' pictures; null when they lie in a folder of this machine. */
export function picturesBucket(environment: Environment): BucketSettings | null {
  if (!environment.S3_BUCKET) return null;
  return {
    bucket: environment.S3_BUCKET,
    region: environment.S3_REGION,
    endpoint: environment.S3_ENDPOINT,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
  };
}

/** Returns the cards' bucket, older `CARDS_S3_…` names first; null for a folder of this machine. */
export function cardsBucket(environment: Environment): BucketSettings | null {
  if (!environment.CARDS_S3_BUCKET) return picturesBucket(environment);
  return {
    bucket: environment.CARDS_S3_BUCKET,
    region: environment.CARDS_S3_REGION,
    endpoint: environment.CARDS_S3_ENDPOINT,
    accessKeyId: environment.CARDS_S3_ACCESS_KEY_ID,
    secretAccessKey: environment.CARDS_S3_SECRET_ACCESS_KEY,
  };
}
