import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import 'server-only';
import { namesOf } from '@/contract/log-line';
import { getEnvironment } from '../process/env';
import { getLogger } from '../process/logger';
import { type BackendCall, type BackendFailure, fetchFromBackend, sendToBackend } from './transport';

type ErrorHook = (failure: BackendFailure) => void;

const errorHooks = new Set<ErrorHook>([logFailure]);

/** Adds a listener that is told of every failed backend call; gives the function that removes it. */
export function onBackendError(hook: ErrorHook): () => void {
  errorHooks.add(hook);
  return () => errorHooks.delete(hook);
}

/** Logs a failed call with the first part of its path only: the rest may name an appointment or a patient. */
function logFailure({ method, path, error }: BackendFailure): void {
  if (error.status < 500) return;
  const area = path.split('/').slice(0, 2).join('/');
  const { status, name, cause } = error;
  // Such as `TypeError, Error ECONNREFUSED`.
  const because = cause === undefined ? {} : { cause: namesOf(cause).join(', ') };
  getLogger().error({ method, area, status, name, ...because }, 'backend call failed');
}

/** Reads end before the edge gives up on this website (6 s); what writes may have been done, and is waited for. */
const READ_TIMEOUT_MS = 5000;
const WRITE_TIMEOUT_MS = 10_000;
/** Patience at a build, which one late answer would end; Next takes a page for lost after a minute. */
const BUILD_TIMEOUT_MS = 50_000;

function timeoutOf(method: BackendCall['method']): number {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return BUILD_TIMEOUT_MS;
  return method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
}

function settingsFor({ method }: BackendCall) {
  const { BACKEND_URL, BACKEND_VERSION } = getEnvironment();
  return {
    baseUrl: BACKEND_URL,
    version: BACKEND_VERSION,
    timeoutMs: timeoutOf(method),
    onError: (failure: BackendFailure) => {
      for (const hook of errorHooks) hook(failure);
    },
  };
}

/** Sends every call to the backend and gives its whole JSON answer, to be parsed; throws BackendError. */
export function backendRequest(call: BackendCall): Promise<unknown> {
  return sendToBackend(settingsFor(call), call);
}

/** The same transport for a file: the answer as it comes, to be passed on. @throws BackendError */
export function backendFile(call: BackendCall): Promise<Response> {
  return fetchFromBackend(settingsFor(call), call, async (response) => response);
}
