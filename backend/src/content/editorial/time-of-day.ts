const shape = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(\.\d{1,3})?)?$/;

/** Minutes after midnight of "HH:mm" or "HH:mm:ss.SSS"; undefined for anything else. */
export function minutesOfDay(value: unknown): number | undefined {
  const match = typeof value === 'string' ? shape.exec(value) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
