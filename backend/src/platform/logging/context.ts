import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose account something is done; every line that is written meanwhile says it. */
export interface LogContext {
  requestId?: string;
  job?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Does the work, and whatever it starts, on this account. */
export function runInContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

export function currentContext(): LogContext {
  return contexts.getStore() ?? {};
}

/** The id of the request that is being answered; null outside of one. */
export function currentRequestId(): string | null {
  return currentContext().requestId ?? null;
}
