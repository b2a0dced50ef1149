export type Language = 'en' | 'ar';

type Moment = { instant: number; timeZone: string; language: Language };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Latin digits and the Gregorian calendar in both languages, British order in English. */
function format({ instant, timeZone, language, ...options }: Moment & Intl.DateTimeFormatOptions): string {
  const key = `${language}|${timeZone}|${Object.values(options).join()}`;
  let found = formatters.get(key);
  if (!found) {
    const locale = language === 'en' ? 'en-GB' : 'ar';
    found = new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone,
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
    formatters.set(key, found);
  }
  return found.format(instant);
}

/** `Thursday 29 October 2026` by the branch's clock; `instant` in epoch milliseconds. */
export function appointmentDate(moment: Moment): string {
  return format({ ...moment, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** `Thu 29 Oct` by the branch's clock, for where each letter counts; in Arabic the names are never cut. */
export function shortDate(moment: Moment): string {
  const length = moment.language === 'en' ? 'short' : 'long';
  return format({ ...moment, weekday: length, day: 'numeric', month: length });
}

/** Comma between the parts of a list: `، ` in Arabic. */
export const COMMA: Record<Language, string> = { en: ', ', ar: '، ' };

/** `Thursday 29 October 2026, 5:30 pm` by the branch's clock; `instant` in epoch milliseconds. */
export function appointmentMoment(moment: Moment): string {
  return `${appointmentDate(moment)}${COMMA[moment.language]}${appointmentTime(moment)}`;
}

/** `5:30 pm` by the branch's clock; `instant` in epoch milliseconds. In Arabic both twelves are words, as on the website. */
export function appointmentTime(moment: Moment): string {
  const time = format({ ...moment, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  const [clock = ''] = time.split(/\s/);
  if (moment.language !== 'ar' || !clock.startsWith('12:')) return time;
  const isSharp = clock.endsWith(':00');
  const figure = isSharp ? '12' : clock;
  const isNoon = format({ ...moment, hour: '2-digit', hourCycle: 'h23' }) === '12';
  if (isNoon) return `${figure} ظهرًا`;
  return isSharp ? `${figure} منتصف الليل` : `${figure} بعد منتصف الليل`;
}
