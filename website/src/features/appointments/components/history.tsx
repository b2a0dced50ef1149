import { Card } from '@/components/ui/card';
import { getTranslations } from '@/i18n/translations';
import type { HistoryLine } from '../history-words';

/** Who did what with the appointment, when and why; the latest first. */
export async function History({ lines }: { lines: HistoryLine[] }) {
  const t = await getTranslations('appointments.detail');
  return (
    <Card as="section" className="md:col-span-2">
      <h2 className="text-lg">{t('history')}</h2>
      <ol className="mt-2 divide-y divide-line">
        {lines.toReversed().map(({ key, what, who, when, why }) => (
          <li key={key} className="py-2">
            <p className="font-semibold">{what}</p>
            <p className="text-sm text-text-soft">
              {who ? (
                <>
                  <bdi>{who}</bdi> ·{' '}
                </>
              ) : null}
              {when}
            </p>
            {why ? (
              <p className="whitespace-pre-line text-sm" dir="auto">
                {why}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
