/** Minutes before the second, third, ... attempt: two days in all, so that a message outlives a weekend's outage. */
const PAUSES = [1, 2, 5, 15, 30, 60, 2 * 60, 4 * 60, 8 * 60, 12 * 60, 24 * 60];

/** Milliseconds to wait after so many failed attempts; null when it is time to give up. */
export function pauseAfter(attempts: number): number | null {
  const minutes = PAUSES[attempts - 1];
  return minutes === undefined ? null : minutes * 60_000;
}

/** A gateway has refused this message for good, as SMTP servers do by an answer 5xx; `code` is for the log. */
export class RefusedForGood extends Error {
  constructor(readonly code: string) {
    super('The gateway refuses this message');
  }
}

/** A gateway has not taken a message, which may be tried again; `code` is for the log. */
export class NotTaken extends Error {
  constructor(readonly code: string) {
    super('The gateway has not taken this message');
  }
}

/** Commands of SMTP that are about one mail, not about the connection or the account (RFC 5321, 4.2). */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? Object.entries(error).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Tells whether a mail is refused for good: 5xx to sender, recipient or text. A refused sign-in is tried again. */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof RefusedForGood) return true;
  const code = Number(field(error, 'responseCode'));
  return code >= 500 && code < 600 && ABOUT_THE_MAIL.has(String(field(error, 'command')));
}

/** Describes a fault in codes alone, for log and row: the server's own sentence may quote the recipient. */
export function describeFault(error: unknown): string {
  const code = field(error, 'code') ?? (error instanceof Error ? error.name : 'unknown');
  const answer = field(error, 'responseCode');
  const command = field(error, 'command');
  return [code, answer, command].filter(Boolean).join(' ').slice(0, 250);
}
