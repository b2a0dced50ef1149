import { LOG_ACTIONS, type LogAction } from '@/contract/log';

/** Returns the action if it has a translation, else null. */
export function actionOf(name: string): LogAction | null {
  return LOG_ACTIONS.find((action) => action === name) ?? null;
}

interface DetailValue {
  name: string;
  value: string;
  words: Partial<Record<string, string>>;
}

/** Returns the translated text of a value in the log, or null if there is none; typed text is shown as it is. */
export function wordOfValue({ name, value, words }: DetailValue): string | null {
  const isTyped = name === 'sought' || name === 'key';
  const isOfSetting = name === 'from' || name === 'to';
  if (isTyped || (isOfSetting && value !== 'true' && value !== 'false')) return null;
  return words[value] ?? null;
}
