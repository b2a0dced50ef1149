import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { shortRequestId } from '../../contract/request-id';
import { processValue } from '../process/process-slot';

/** Facts of a render that the server in front shares with what Next runs for it. */
interface Render {
  /** True for a page made per request: nobody needs to know afterwards what it was made from. */
  isPerRequestPage: boolean;
  /** Set when it turns out that the form sent cannot be read (malformed-forms.ts). */
  isMalformed?: boolean;
}

export interface RequestContext {
  requestId: string;
  /** Epoch milliseconds. */
  startedAt: number;
  render?: Render;
}

const contexts = processValue('request-context', () => new AsyncLocalStorage<RequestContext>());

export function newRequestId(): string {
  return randomUUID().replaceAll('-', '');
}

/** Does the work, and whatever it starts, on account of this request. */
export function runInRequest<Result>(requestId: string, work: () => Result): Result {
  return contexts().run({ requestId, startedAt: Date.now() }, work);
}

/** Does the work of a render, on account of the request under way. */
export function runRender<Result>(render: Render, work: () => Result): Result {
  const request = { requestId: newRequestId(), ...contexts().getStore() };
  return contexts().run({ ...request, startedAt: Date.now(), render }, work);
}

/** True while a page is made that Next will not keep, as the server in front knows. */
export function isPerRequestPage(): boolean {
  return contexts().getStore()?.render?.isPerRequestPage ?? false;
}

/** Binds all that follows to this request, where there is nothing of ours to wrap: in development. */
export function enterRequest(requestId: string): void {
  contexts().enterWith({ requestId, startedAt: Date.now() });
}

/** The id of the request that is being answered; null outside of one, as in a build. */
export function currentRequestId(): string | null {
  return contexts().getStore()?.requestId ?? null;
}

/** Returns when the making of an answer began, epoch milliseconds; now outside of a request, as in a build. */
export function currentStart(): number {
  return contexts().getStore()?.startedAt ?? Date.now();
}

export function currentFaultId(): string | null {
  const id = currentRequestId();
  return id === null ? null : shortRequestId(id);
}
