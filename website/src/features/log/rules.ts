import { type Locale, localePath } from '@/i18n/routing';
import { ACTIONS, type Action, type LogFilter } from './schema';

type SearchParams = Record<string, string | string[] | undefined>;

const ID = /^[a-z0-9]{24}$/;

/** Reads which entries an address asks for; what is not well-formed counts as not asked for. */
export function readLogFilter(params: SearchParams): LogFilter {
  const text = (name: string) => {
    const value = params[name];
    return typeof value === 'string' ? value : '';
  };
  const match = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : null);
  const day = (name: string) => {
    const value = match(name, /^\d{4}-\d{2}-\d{2}$/);
    return value !== null && !Number.isNaN(Date.parse(value)) ? value : null;
  };
  return {
    actor: match('actor', ID),
    subject: match('subject', ID),
    action: actionOf(text('action')),
    firstDay: day('firstDay'),
    lastDay: day('lastDay'),
    page: /^[1-9]\d{0,4}$/.test(text('page')) ? Number(text('page')) : 1,
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
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  const text = search.toString();
  return `${localePath({ locale, path: '/admin/log' })}${text ? `?${text}` : ''}`;
}
