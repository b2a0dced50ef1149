import { Badge } from '@/components/ui/badge';
import { CodeText } from '@/components/ui/code-text';
import { RELEASES } from '@/contract/releases';
import { VERSION } from '@/contract/version';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { MarkSeen } from './news-mark';

export async function ReleaseList() {
  const [locale, t] = await getWords('releases');
  return (
    <DeskPage title={t('title')} lead={t('text')}>
      <MarkSeen version={VERSION} />
      <ol className="mt-5 grid gap-5">
        {RELEASES.map(({ version, date, [locale]: words }) => (
          <li
            key={version}
            className="gap-6 rounded-card border border-line bg-surface p-panel shadow-card sm:p-6 md:grid md:grid-cols-[11rem_1fr]"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-soft md:flex-col md:items-start">
              <span className="font-semibold">{t('version', { version })}</span>
              <time dateTime={date}>{formatCalendarDate({ date, locale, style: 'day' })}</time>
              {version === VERSION ? <Badge tone="accent">{t('current')}</Badge> : null}
            </div>
            <div>
              <h2 className="text-lg max-md:mt-2">{words.title}</h2>
              <Lines lines={words.news} />
              {words.upgrade.length > 0 ? (
                <details className="mt-3">
                  <summary className="w-fit py-2.5 font-semibold text-action text-sm">{t('upgrade')}</summary>
                  <Lines lines={words.upgrade} />
                </details>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </DeskPage>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="ms-5 mt-2 grid max-w-text list-disc gap-1.5">
      {lines.map((line) => (
        <li key={line}>
          <CodeText text={line} />
        </li>
      ))}
    </ul>
  );
}
