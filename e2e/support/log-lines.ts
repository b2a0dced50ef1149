import { readFileSync } from 'node:fs';

/** A line of a log of ours; what else stands in it is of its kind. */
export interface LogLine {
  level: string;
  time: string;
  part: string;
  pid: number;
  msg: string;
  requestId?: string;
  [name: string]: unknown;
}

function isLogLine(value: unknown): value is LogLine {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['level', 'time', 'part', 'msg'].map((name) => Reflect.get(value, name));
  return texts.every((text) => typeof text === 'string' && text !== '') && 'pid' in value;
}

/** The whole lines that were written so far. @throws Error for a line that is not one of ours */
export function parseLogLines(text: string): LogLine[] {
  const whole = text.split('\n').slice(0, -1);
  return whole.map((line) => {
    const value: unknown = JSON.parse(line);
    if (!isLogLine(value)) throw new Error(`No line of a log: ${line}`);
    return value;
  });
}

export const readLogLines = (file: string) => parseLogLines(readFileSync(file, 'utf8'));
