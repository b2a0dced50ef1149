import { createRequire } from 'node:module';

// Makes the bucket of deploy/compose.yaml, when it is not there yet. Runs in the image of the backend, with its packages.
const { CreateBucketCommand, S3Client } = createRequire('/clinic/backend/package.json')('@aws-sdk/client-s3');
const { S3_ENDPOINT: endpoint, S3_BUCKET: Bucket } = process.env;
const store = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
const IS_THERE = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

await store.send(new CreateBucketCommand({ Bucket })).catch((error) => {
  if (!IS_THERE.includes(error.name)) throw error;
});
