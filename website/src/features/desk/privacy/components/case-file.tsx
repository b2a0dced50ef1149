import { ActionLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import type { PrivacyCaseDetail } from '@/contract/privacy-case';
import { Fact, Facts } from '@/features/desk/appointments/components/facts';
import { History } from '@/features/desk/lists/components/history';
import { RecordPage } from '@/features/desk/lists/components/record-page';
import { sayActor } from '@/features/desk/lists/words';
import { PatientSearch } from '@/features/desk/patients/components/patient-search';
import { patientsPath } from '@/features/desk/patients/rules';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { casesAddress, peopleAddress } from '../address';
import { CaseBadge } from './case-badge';
import { StepForm } from './step-form';

export async function CaseFile({ file, timeZone }: { file: PrivacyCaseDetail; timeZone: string }) {
  const [locale, t, words] = await getWords('privacyCases', 'appointments');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  const { kind, way, state, receivedAt, dueAt, name, contact, text, history } = file;
  return (
    <RecordPage
      title={t(`kinds.${kind}`)}
      marks={<CaseBadge of={file} />}
      isBeside={false}
      back={{ href: casesAddress.path(locale, { list: null, page: 1 }), label: t('backToList') }}
    >
      <div className="mt-4 space-y-6">
        <Facts title={t('request')}>
          <Fact label={t('columns.received')}>
            {t('received', { moment: moment(receivedAt), way: t(`ways.${way}`) })}
          </Fact>
          <Fact label={t('columns.due')}>
            <strong className={file.isOverdue ? 'text-danger' : ''}>{moment(dueAt)}</strong>
            <span className="block text-sm text-text-soft">
              {t(kind === 'breach' ? 'dueBreach' : 'dueRequest')}
            </span>
          </Fact>
          {kind === 'breach' ? (
            <Fact label={t('whom')}>
              <ActionLink href={peopleAddress.path(locale)}>{t('people')}</ActionLink>
            </Fact>
          ) : null}
          <Fact label={t('name')}>{name ? <bdi className="wrap-anywhere">{name}</bdi> : null}</Fact>
          <Fact label={t('contact')}>{contact ? <bdi dir="ltr">{contact}</bdi> : null}</Fact>
          <Fact label={t('text')}>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text ?? t('unreadable')}
            </p>
          </Fact>
        </Facts>
        <History
          title={t('history')}
          lines={history.map(({ at, action, text: said, by }) => ({
            key: at,
            what: t(`events.${action}`),
            text: said,
            who: sayActor(by, words),
            when: moment(at),
          }))}
        >
          <StepForm id={file.documentId} state={state} />
        </History>
        {contact === null ? null : (
          <Card as="section" className="print:hidden">
            <h2 className="text-lg">{t('stored')}</h2>
            <p className="mt-1 text-text-soft">{t('storedText')}</p>
            <ClientMessages of={['patients']}>
              <PatientSearch exportPath={patientsPath({ locale, file: true })} sought={contact} />
            </ClientMessages>
          </Card>
        )}
      </div>
    </RecordPage>
  );
}
