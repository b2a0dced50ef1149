import 'server-only';
import type { Locale } from 'next-intl';
import { patientExportAnswer } from '@/contract/patient-data';
import { messagesIn } from '@/i18n/messages';
import { directionOf } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { send } from '@/lib/backend/calls';
import type { ManagerToken } from '@/lib/backend/token';
import { htmlOf } from './rules';

interface Given {
  token: ManagerToken;
  sought: string;
  locale: Locale;
  format: 'json' | 'html';
}

/** Writes a patient's data as a file: JSON, or HTML complete in itself. Throws BackendError. */
export async function patientFile({ token, sought, locale, format }: Given): Promise<string> {
  const answer = await send({ path: '/patients/export', token, data: { sought } });
  const { data } = patientExportAnswer.parse(answer);
  if (format === 'json') return `${JSON.stringify(data, null, 2)}\n`;
  const t = await getTranslations({ locale, namespace: 'patients' });
  const { labels }: { labels: Partial<Record<string, string>> } = (await messagesIn(locale)).patients;
  const labelOf = (key: string) => labels[key] ?? key;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<title>${t('fileTitle')}</title>
<style>body{font-family:sans-serif;line-height:1.6;max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}img{max-width:100%}</style>
<h1>${t('fileTitle')}</h1>
${htmlOf({ value: data, labelOf, locale })}
</html>
`;
}
