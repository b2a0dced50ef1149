import { isolateLtr } from '@/contract/isolate';

const FAULT_ID = /^[0-9a-f]{8}$/;

/** The short id of a request from an address or an error; null for anything else. */
export function readFaultId(given: unknown): string | null {
  return typeof given === 'string' && FAULT_ID.test(given) ? given : null;
}

/** Adds to a text the id by which its fault is found in the logs; isolated, as it reads from left to right. */
export function sayFaultId({ text, id }: { text: string; id: string | null }): string {
  return id === null ? text : `${text} (${isolateLtr(id)})`;
}
