/** Header with the visitor's path, because Next gives it only to layouts and pages of its own routes. */
export const REQUESTED_PATH_HEADER = 'x-requested-path';

/** Says of a page that there is nothing at its address: it is sent with the status 404. */
export const NOT_FOUND_HEADER = 'x-not-found';

/** A path as people read it; as it came, where it cannot be read. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
