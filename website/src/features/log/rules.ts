import { LOG_ACTIONS, type LogAction } from '@/contract/log';
import { type Locale, localePath } from '@/i18n/routing';
import { readPageSize } from '@/lib/list-memory';
import {
  readDate,
  readId,
  readPageNumber,
  readText,
  type SearchParams,
  withSearch,
} from '@/lib/search-params';
import type { LogFilter } from './schema';

/** Reads which entries an address asks for; what is not well-formed counts as not asked for. */
export function readLogFilter(params: SearchParams): LogFilter {
  return {
    actor: readId(params.actor),
    subject: readId(params.subject),
    action: actionOf(readText(params.action)),
    firstDay: readDate(params.firstDay),
    lastDay: readDate(params.lastDay),
    size: readPageSize(params.size),
    page: readPageNumber(params.page),
  };
}

/** The action as one of those there are words for, else null. */
export function actionOf(name: string): LogAction | null {
  return LOG_ACTIONS.find((action) => action === name) ?? null;
}

/** The key of the words of an action: a message's name has no dot in it. */
export function wordOf(action: LogAction) {
  return action.replace('.', '_') as ReplaceDot<LogAction>;
}

type ReplaceDot<Name extends string> = Name extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Name;

/** Path of the log with a filter. */
export function logPath({ locale, filter = {} }: { locale: Locale; filter?: Partial<LogFilter> }): string {
  const page = filter.page === undefined || filter.page === 1 ? null : filter.page;
  return withSearch(localePath({ locale, path: '/admin/log' }), { ...filter, page });
}
