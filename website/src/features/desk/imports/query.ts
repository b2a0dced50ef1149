import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { Cell } from '@/lib/file/spreadsheet';
import { getFaultyRows } from './data';

/** Reads the rows that did not fit as a spreadsheet with the reason behind each; null once they are gone. */
export async function readRowsToMend(token: string, id: string, locale: Locale): Promise<Cell[][] | null> {
  const t = await getTranslations({ locale, namespace: 'imports' });
  const parts = await getFaultyRows(token, id);
  return (
    parts?.flatMap(({ headers, rows }) => [
      [...headers, t('lineColumn'), t('reasonColumn')],
      ...rows.map(({ line, cells, faults }) => [
        ...headers.map((_, at) => cells[at] ?? ''),
        line,
        faults
          .map(({ field, fault }) =>
            t('reason', { field: t(`fields.${field}`), fault: t(`faults.${fault}`) }),
          )
          .join(' · '),
      ]),
    ]) ?? null
  );
}
