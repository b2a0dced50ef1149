import { currentFaultId } from './request-context';

/** The body of an answer that says what went wrong, in one word, and the short id of its request. */
export function errorBody<Body extends object>(body: Body): Body & { id?: string } {
  const id = currentFaultId();
  return id === null ? body : { ...body, id };
}
