import { LOG_ACTIONS, type LogAction } from '@/contract/log';

/** The action as one of those there are words for, else null. */
export function actionOf(name: string): LogAction | null {
  return LOG_ACTIONS.find((action) => action === name) ?? null;
}
