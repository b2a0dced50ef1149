import { appointmentTime, type Language } from '../../platform/clinic-time';
import { minutesOfTime } from '../../scheduling/zone';

/** A row of the call hours in the booking settings; wall times `HH:mm[:ss]`. */
export interface CallHoursRow {
  weekday: string;
  opensAt: string;
  closesAt: string;
}

const WEEK = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
type Day = (typeof WEEK)[number];

const MINUTE = 60_000;

const WORDS = {
  en: {
    everyDay: 'Every day',
    range: (first: string, last: string) => `${first} to ${last}`,
    span: (from: string, to: string) => `from ${from} to ${to}`,
    always: 'around the clock',
    and: ' and ',
    next: ', ',
  },
  ar: {
    everyDay: 'يوميًا',
    range: (first: string, last: string) => `من ${first} إلى ${last}`,
    span: (from: string, to: string) => `من ${from} إلى ${to}`,
    always: 'على مدار الساعة',
    and: ' و',
    next: '، و',
  },
};

function dayName(day: Day, language: Language): string {
  // The first of 2000 was a Saturday.
  const date = Date.UTC(2000, 0, 1 + WEEK.indexOf(day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** Says weekly call hours as people do: "Saturday to Thursday from 9:00 am to 11:00 pm"; null without rows. */
export function callHoursWords(rows: CallHoursRow[], language: Language): string | null {
  const words = WORDS[language];
  // They are heard as well as read, and a voice says the Arabic short form letter by letter.
  const time = (text: string) =>
    appointmentTime({ instant: minutesOfTime(text) * MINUTE, timeZone: 'UTC', language })
      .replace(/ م$/, ' مساءً')
      .replace(/ ص$/, ' صباحًا');
  const spansOn = (day: Day) =>
    rows
      .filter(({ weekday }) => weekday === day)
      .sort((a, b) => minutesOfTime(a.opensAt) - minutesOfTime(b.opensAt))
      .map(({ opensAt, closesAt }) =>
        minutesOfTime(opensAt) === minutesOfTime(closesAt)
          ? words.always
          : words.span(time(opensAt), time(closesAt)),
      )
      .join(words.and);
  const groups: { first: Day; last: Day; days: number; spans: string }[] = [];
  let before = '';
  for (const day of WEEK) {
    const spans = spansOn(day);
    const group = groups.at(-1);
    if (spans !== '' && spans === before && group) Object.assign(group, { last: day, days: group.days + 1 });
    else if (spans !== '') groups.push({ first: day, last: day, days: 1, spans });
    before = spans;
  }
  const said = groups.map(({ first, last, days, spans }) => {
    const [from, to] = [dayName(first, language), dayName(last, language)];
    const which = days === WEEK.length ? words.everyDay : days === 1 ? from : words.range(from, to);
    return `${which} ${spans}`;
  });
  return said.length > 0 ? said.join(words.next) : null;
}
