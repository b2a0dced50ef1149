import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { DataExport } from '@/contract/data-export';
import { accountPath } from '@/features/account/session/rules';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { formatBytes } from '@/features/desk/system-status/rules';
import { clinicMoments } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { dataExportPath } from '../rules';
import { ExportForm } from './export-form';

const REFRESH_MS = 2_000;

interface Props {
  found: DataExport | null;
  hasSecondFactor: boolean;
}

export async function ExportPage({ found, hasSecondFactor }: Props) {
  const [locale, t] = await getWords('dataExport');
  const isRunning = found?.state === 'running';
  return (
    <DeskPage narrow title={t('title')} lead={t('text')}>
      <p className="mt-2 text-text-soft">{t('patientsText')}</p>
      <ClientMessages of={['dataExport']}>
        <ExportForm
          mayRemove={found !== null}
          mayBegin={hasSecondFactor && !isRunning && found?.state !== 'ready'}
        >
          {found ? <Standing found={found} /> : null}
        </ExportForm>
      </ClientMessages>
      {hasSecondFactor ? null : (
        <p className="mt-5 rounded-control bg-surface p-3 font-semibold">
          {t('needsFactor')}{' '}
          <Link
            href={accountPath(locale, 'second-factor')}
            className="text-action underline underline-offset-4"
          >
            {t('setUpFactor')}
          </Link>
        </p>
      )}
    </DeskPage>
  );
}

async function Standing({ found }: { found: DataExport }) {
  const [locale, t] = await getWords('dataExport');
  const { state, done, total, bytes, missing, endsAt } = found;
  if (state === 'failed')
    return <p className="mt-5 rounded-control bg-danger-soft p-3 font-semibold text-danger">{t('broken')}</p>;
  if (state === 'running')
    return (
      <div className="mt-5" role="status">
        <AutoRefresh everyMs={REFRESH_MS} />
        <label htmlFor="progress" className="font-semibold">
          {t('running')}
        </label>
        <progress
          id="progress"
          className="mt-2 block h-3 w-full accent-action"
          max={Math.max(total, 1)}
          value={done}
        />
        <p className="mt-1 text-sm text-text-soft">{t('progress', { done, total })}</p>
      </div>
    );
  const moment = await clinicMoments(locale);
  return (
    <div className="mt-5">
      <p className="font-semibold">{t('ready', { size: formatBytes(bytes ?? 0, locale) })}</p>
      <p className="mt-1 text-text-soft">{t('until', { until: moment(endsAt) })}</p>
      {missing > 0 ? (
        <p className="mt-1 font-semibold text-danger">{t('missing', { count: missing })}</p>
      ) : null}
      <form action={dataExportPath(locale, { file: true })} method="post" className="mt-3">
        <Button type="submit">{t('fetch')}</Button>
      </form>
    </div>
  );
}
