import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects what a browser complains about: errors in the console (React reports text that differs between
 * server and browser there), and exceptions nobody caught.
 *
 * @returns the complaints so far; filled while the page lives
 */
export function collectComplaints({ page, allowed }: { page: Page; allowed: RegExp[] }): string[] {
  const complaints: string[] = [];
  const add = (text: string) => {
    // The recorder of the traces, not the page, fetches the previews of chosen pictures.
    if (/^console error: Connecting to 'blob:/.test(text)) return;
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (isComplaint(message)) add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  return complaints;
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()));
}
