import { LOG_ACTIONS, type LogAction } from '@/contract/log';

/** The action as one of those there are words for, else null. */
export function actionOf(name: string): LogAction | null {
  return LOG_ACTIONS.find((action) => action === name) ?? null;
}

/** The key of the words of an action: a message's name has no dot in it. */
export function wordOf(action: LogAction) {
  return action.replace('.', '_') as ReplaceDot<LogAction>;
}

type ReplaceDot<Name extends string> = Name extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Name;
