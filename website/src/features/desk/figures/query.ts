import 'server-only';
import type { Locale } from 'next-intl';
import type { z } from 'zod';
import { figuresAnswer, type figuresQuery } from '@/contract/figures';
import type { AccountSession } from '@/features/account/session/session';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { listServices } from '@/features/site/services/data';
import type { Asked } from '@/lib/address/query-string';
import { outcomeIn, readAnswer } from '@/lib/backend/calls';
import { orRefusal } from '@/lib/backend/errors';
import type { Cell } from '@/lib/file/spreadsheet';
import { clinicToday } from '@/lib/time/period';
import type { AskedFigures } from './address';
import { figureCharts } from './chart-words';
import { chooseFigures, inWeekOrder } from './rules';
import { groupName, MEASURES, measured, type Words } from './words';

export type Figures = NonNullable<Awaited<ReturnType<typeof readFigures>>>;

/** Reads figures and what they can be narrowed to; null while days are first added up. Throws BackendError. */
export async function readFigures(session: AccountSession, locale: Locale, asked: AskedFigures) {
  const [all, everybody, service] = await Promise.all([
    listBranches({ locale }),
    listDoctors({ locale }),
    listServices({ locale }),
  ]);
  const scope = session.user.staff?.scope ?? null;
  const isOwn = (branch: string) => scope === null || scope.includes(branch);
  const branch = all.filter(({ id }) => isOwn(id));
  const filter = chooseFigures(asked, clinicToday(branch));
  const doctor = everybody.filter((one) => one.branches.some(({ id }) => isOwn(id)));
  const weekday = filter.weekday === null ? null : String(filter.weekday);
  const params: Asked<z.input<typeof figuresQuery>> = { ...filter, weekday };
  const read = () => readAnswer(figuresAnswer, { path: '/figures', params, token: session.token });
  const answer = await orRefusal(read, outcomeIn({ FiguresPendingError: 'pending' }));
  if (answer === 'pending') return null;
  const { data, meta } = answer;
  const groups = filter.by === 'weekday' ? inWeekOrder(data.groups, branch[0]?.country) : data.groups;
  return { filter, choices: { branch, doctor, service }, answer: { meta, data: { ...data, groups } } };
}

/** Spreadsheets show the marks that hold a direction together as boxes. */
const plain = (value: Cell) => (typeof value === 'string' ? value.replace(/[\u2066-\u2069]/g, '') : value);

/** A number as spreadsheets add it up: parts with their decimals, lengths of time in minutes. */
const raw = (value: number | null) => (value === null ? '' : Math.round(value * 1000) / 1000);

/** Returns the rows of a spreadsheet: the filter, then all tables of the figures below each other. */
export function figureRows(words: Words, { filter, answer, choices }: Figures): Cell[][] {
  const { t, weekday } = words;
  const { total, before, groups } = answer.data;
  const dates = ({ from, to }: { from: string; to: string }) => [from, to];
  const nameOf = (place: keyof typeof choices) => [
    t(`head.${place}`),
    filter[place] === null
      ? t('filter.all')
      : (choices[place].find(({ id }) => id === filter[place])?.name ?? t('gone')),
  ];
  const unitOf = (unit: string) => (unit === 'minutes' ? ` (${t('inMinutes')})` : '');
  const heads = MEASURES.flatMap(({ id, unit }) => {
    const name = `${t(`sums.${id}`)}${unitOf(unit)}`;
    return [name, `${name}: ${t('before')}`];
  });
  const valuesOf = (now: typeof total, earlier: typeof before) =>
    MEASURES.flatMap((measure) => [raw(measured(measure, now)), raw(measured(measure, earlier))]);
  const lines: Cell[][] = [
    [t('title')],
    nameOf('branch'),
    nameOf('doctor'),
    nameOf('service'),
    [t('head.weekday'), filter.weekday === null ? t('filter.all') : weekday(filter.weekday)],
    [t('now'), ...dates(filter)],
    [t('before'), ...dates(answer.meta.before)],
    [],
    [t('charts.all', { by: t(`by.${filter.by}`) })],
    [t(`head.${filter.by}`), ...heads],
    ...groups.map((group) => [groupName(group, filter.by, words), ...valuesOf(group, group.before)]),
    [t('filter.all'), ...valuesOf(total, before)],
    ...figureCharts({ words, filter, answer }).flatMap(({ title, about, head, rows }) => [
      [],
      [title],
      [about],
      head,
      ...rows.map(({ cells }) => cells),
    ]),
  ];
  return lines.map((line) => line.map(plain));
}
