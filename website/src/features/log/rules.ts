import { type Locale, localePath } from '@/i18n/routing';
import {
  readDate,
  readId,
  readPageNumber,
  readText,
  type SearchParams,
  withSearch,
} from '@/lib/search-params';
import { ACTIONS, type Action, type LogFilter } from './schema';

/** Reads which entries an address asks for; what is not well-formed counts as not asked for. */
export function readLogFilter(params: SearchParams): LogFilter {
  return {
    actor: readId(params.actor),
    subject: readId(params.subject),
    action: actionOf(readText(params.action)),
    firstDay: readDate(params.firstDay),
    lastDay: readDate(params.lastDay),
    page: readPageNumber(params.page),
  };
}

/** The action as one of those there are words for, else null. */
export function actionOf(name: string): Action | null {
  return ACTIONS.find((action) => action === name) ?? null;
}

/** The key of the words of an action: a message's name has no dot in it. */
export function wordOf(action: Action) {
  return action.replace('.', '_') as ReplaceDot<Action>;
}

type ReplaceDot<Name extends string> = Name extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Name;

/** Path of the log with a filter. */
export function logPath({ locale, filter = {} }: { locale: Locale; filter?: Partial<LogFilter> }): string {
  const page = filter.page === undefined || filter.page === 1 ? null : filter.page;
  return withSearch({ path: localePath({ locale, path: '/admin/log' }), values: { ...filter, page } });
}
