import { API_HEADERS, type ApiCall, listApiCalls } from '@/contract/api';

const CALLS = listApiCalls().map(([, call]) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[\\w-]{1,64}')}$`),
}));

/** The published calls at a path behind `/api/v1`, whatever their method; none where nothing is published. */
export function callsAt(path: string): ApiCall[] {
  return CALLS.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call);
}

/** Headers of a published call that the backend is shown, beside who asks and the key. */
export const PASSED_HEADERS = Object.keys(API_HEADERS);
