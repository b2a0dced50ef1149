import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const FEATURES = join(import.meta.dirname, '../features');

/** Folders of all features as `room/noun`. */
export function listFeatures(): string[] {
  return readdirSync(FEATURES).flatMap((room) =>
    readdirSync(join(FEATURES, room)).map((noun) => `${room}/${noun}`),
  );
}
