import { currentFaultId } from './request-context';

/** The body of an answer that says what went wrong, in one word, and the short id of its request. */
export function errorBody<Body extends object>(body: Body): Body & { id?: string } {
  const id = currentFaultId();
  return id === null ? body : { ...body, id };
}

/** Answers with such a body, which nobody keeps. */
export function errorAnswer(status: number, error: string, headers: Record<string, string> = {}): Response {
  const kept = { 'cache-control': 'no-store', ...headers };
  return Response.json(errorBody({ error }), { status, headers: kept });
}
