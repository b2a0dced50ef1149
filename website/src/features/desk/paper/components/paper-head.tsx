import { Container } from '@/components/ui/container';
import { listBranches } from '@/features/site/branches/data';
import { getMainInfo } from '@/features/site/main-info/data';
import { getWords } from '@/i18n/translations';
import { cssString } from '@/lib/text/css-string';
import { clinicZone, joinMoment } from '@/lib/time/clinic-time';
import { PrintedAt } from './printed-at';

/** Head on paper alone: whose page this is and when it was printed; at the foot of every sheet its number. */
export async function PaperHead() {
  const [locale, t] = await getWords('paper');
  const [info, branches] = await Promise.all([getMainInfo(locale), listBranches({ locale })]);
  const clinic = info?.siteName ?? '';
  const [page = '', of = '', end = ''] = t('sheet', { page: '#', pages: '#' }).split('#');
  return (
    <div className="hidden print:block" data-paper-head>
      <style>
        {`:root{--paper-clinic:${cssString(clinic)};--paper-page:${cssString(page)};--paper-of:${cssString(of)};--paper-end:${cssString(end)}}`}
      </style>
      <Container>
        <div className="flex items-baseline justify-between gap-4 border-line border-b pb-1 text-sm">
          <strong>{clinic}</strong>
          <span>
            <PrintedAt
              timeZone={clinicZone(branches)}
              drawnAt={new Date().toISOString()}
              words={t('printed', { moment: joinMoment({ date: '{date}', time: '{time}', locale }) })}
            />
          </span>
        </div>
      </Container>
    </div>
  );
}
