/** The largest amount, in the smallest unit of its currency: it fits a whole number of both databases. */
export const MOST_MONEY = 1_000_000_000;

/** Digits behind the point in a currency of ISO 4217: 2 for `EGP`, 3 for `KWD`, none for `JPY`. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Turns a decimal amount into the smallest unit; null for too many digits, no amount, or above {@link MOST_MONEY}. */
export function toMinor(amount: string, currency: string): number | null {
  const [, whole = '', rest = ''] = /^(\d{1,10})(?:\.(\d*))?$/.exec(amount) ?? [];
  const digits = minorDigits(currency);
  const kept = rest.replace(/0+$/, '');
  if (whole === '' || kept.length > digits) return null;
  const minor = Number(whole + kept.padEnd(digits, '0'));
  return minor <= MOST_MONEY ? minor : null;
}

/** The amount as a decimal number without marks: `350.50`, `-350`. */
export function fromMinor(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const rest = digits === 0 ? '' : text.slice(-digits);
  const whole = digits === 0 ? text : text.slice(0, -digits);
  return `${minor < 0 ? '-' : ''}${whole}${/^0*$/.test(rest) ? '' : `.${rest}`}`;
}
