import { LOG_ACTIONS, type LogAction } from '@/contract/log';

/** The action as one of those there are words for, else null. */
export function actionOf(name: string): LogAction | null {
  return LOG_ACTIONS.find((action) => action === name) ?? null;
}

interface DetailValue {
  name: string;
  value: string;
  words: Partial<Record<string, string>>;
}

/** Returns a value of an entry's detail in words of ours, null where it has none: what somebody typed is said as it is. */
export function wordOfValue({ name, value, words }: DetailValue): string | null {
  const isTyped = name === 'sought' || name === 'key';
  const isOfSetting = name === 'from' || name === 'to';
  if (isTyped || (isOfSetting && value !== 'true' && value !== 'false')) return null;
  return words[value] ?? null;
}
