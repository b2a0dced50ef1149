import { AsyncLocalStorage } from 'node:async_hooks';

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

export function currentRequestId(): string | null {
  return currentContext().requestId ?? null;
}
