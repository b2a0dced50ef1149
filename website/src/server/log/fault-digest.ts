import { isBackendDown } from '../../lib/cache/content-changes';
import { AWAY_MARK } from '../../lib/page/fatal-words';
import { currentFaultId } from '../../lib/request/request-context';

/**
 * Gives an error of an answer the short id of its request in place of the digest that Next has made of it: Next tells the
 * browser this alone, so the error page shows the id by which everything about the request is found, and says so where
 * the backend is away. Next writes an error to the console between making its digest and sending it; its hook for errors
 * is called later.
 */
export function nameByRequest(error: Error): void {
  const id = currentFaultId();
  if (id !== null && 'digest' in error) error.digest = isBackendDown() ? id + AWAY_MARK : id;
}

/** True for an error that has been named so, and so is in the log: React throws it a second time as the page is drawn. */
export function isNamedByRequest(error: Error): boolean {
  const id = currentFaultId();
  return id !== null && 'digest' in error && (error.digest === id || error.digest === id + AWAY_MARK);
}
