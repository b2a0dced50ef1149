import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { Cell } from '@/lib/file/spreadsheet';
import { getFaultyRows } from './data';

/**
 * The rows that do not fit, as a spreadsheet has them: each as it was, with its line and the reason in the reader's language behind.
 * Mended, the file can be imported as it is. Null once they are gone.
 */
export async function readRowsToMend(token: string, id: string, locale: Locale): Promise<Cell[][] | null> {
  const [t, parts] = await Promise.all([
    getTranslations({ locale, namespace: 'imports' }),
    getFaultyRows(token, id),
  ]);
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
          .join('; '),
      ]),
    ]) ?? null
  );
}
