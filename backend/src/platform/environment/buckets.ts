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

function bucketOf(environment: Environment, prefix: 'S3' | 'CARDS_S3'): BucketSettings | null {
  const bucket = environment[`${prefix}_BUCKET`];
  if (!bucket) return null;
  return {
    bucket,
    region: environment[`${prefix}_REGION`],
    endpoint: environment[`${prefix}_ENDPOINT`],
    accessKeyId: environment[`${prefix}_ACCESS_KEY_ID`],
    secretAccessKey: environment[`${prefix}_SECRET_ACCESS_KEY`],
  };
}

/** The bucket of the editors' pictures; null when they lie in a folder of this machine. */
export const picturesBucket = (environment: Environment) => bucketOf(environment, 'S3');

/** Returns the cards' bucket, older `CARDS_S3_…` names first; null for a folder of this machine. */
export const cardsBucket = (environment: Environment) =>
  bucketOf(environment, 'CARDS_S3') ?? picturesBucket(environment);

/** Kinds of files that are in a bucket, and not in a folder of this machine. */
export const kindsInBuckets = (environment: Environment) => [
  ...(picturesBucket(environment) ? ['pictures'] : []),
  ...(cardsBucket(environment) ? ['cards'] : []),
];
