import { currentFaultId } from './request-context';

/** Returns the body of an error response: the error in one word, and the short id of the request. */
export function errorBody<Body extends object>(body: Body): Body & { id?: string } {
  const id = currentFaultId();
  return id === null ? body : { ...body, id };
}

/** Returns an error response with such a body, not to be cached. */
export function errorAnswer(status: number, error: string, headers: Record<string, string> = {}): Response {
  const kept = { 'cache-control': 'no-store', ...headers };
  return Response.json(errorBody({ error }), { status, headers: kept });
}
