import { type BucketSettings, cardsBucket, picturesBucket } from '../platform/environment/buckets';
import { readEnvironment } from '../platform/environment/environment';
import { cardsDirectory, mediaDirectory } from '../platform/environment/paths';

function placeIn({ bucket, endpoint }: BucketSettings): string {
  return `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`;
}

/** Where this backend keeps files, in one line for its log. */
export function describeFiles(): string {
  const environment = readEnvironment();
  const pictures = picturesBucket(environment);
  const cards = cardsBucket(environment);
  return (
    `Editors' pictures are in ${pictures ? placeIn(pictures) : mediaDirectory()}, ` +
    `contract cards in ${cards ? placeIn(cards) : cardsDirectory()}`
  );
}
