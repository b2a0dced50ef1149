import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { shortRequestId } from '../../contract/request-id';
import { processSlot } from '../process/process-slot';

interface RequestContext {
  requestId: string;
  /** True for a page made per request: nobody needs to know afterwards what it was made from. */
  isPerRequestPage?: boolean;
}

const slot = processSlot<AsyncLocalStorage<RequestContext>>('request-context');

function contexts(): AsyncLocalStorage<RequestContext> {
  const found = slot.get();
  if (found) return found;
  const made = new AsyncLocalStorage<RequestContext>();
  slot.set(made);
  return made;
}

export function newRequestId(): string {
  return randomUUID().replaceAll('-', '');
}

/** Does the work, and whatever it starts, on account of this request. */
export function runInRequest<Result>(requestId: string, work: () => Result): Result {
  return contexts().run({ requestId }, work);
}

/** Does the work of a page that is made per request, which Next does not keep. */
export function runPerRequestPage<Result>(work: () => Result): Result {
  const { requestId = newRequestId() } = contexts().getStore() ?? {};
  return contexts().run({ requestId, isPerRequestPage: true }, work);
}

/** True while a page is made that Next will not keep, as the server in front knows. */
export function isPerRequestPage(): boolean {
  return contexts().getStore()?.isPerRequestPage ?? false;
}

/** Binds all that follows to this request, where there is nothing of ours to wrap: in development. */
export function enterRequest(requestId: string): void {
  contexts().enterWith({ requestId });
}

/** The id of the request that is being answered; null outside of one, as in a build. */
export function currentRequestId(): string | null {
  return contexts().getStore()?.requestId ?? null;
}

export function currentFaultId(): string | null {
  const id = currentRequestId();
  return id === null ? null : shortRequestId(id);
}
