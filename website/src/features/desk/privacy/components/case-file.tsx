import { KeptArea, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitChoices } from '@/components/form/submit-choices';
import { ActionLink } from '@/components/ui/action-link';
import { Panel } from '@/components/ui/card';
import { CASE_TEXT_LENGTH, type CaseState, type PrivacyCaseDetail } from '@/contract/privacy-case';
import { Fact, Facts } from '@/features/desk/appointments/components/facts';
import { History } from '@/features/desk/lists/components/history';
import { RecordPage } from '@/features/desk/lists/components/record-page';
import { sayActor } from '@/features/desk/lists/words';
import { PatientSearch } from '@/features/desk/patients/components/patient-search';
import { patientsPath } from '@/features/desk/patients/rules';
import { clinicMoments } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { stepCaseAction } from '../actions';
import { casesAddress, peopleAddress } from '../address';
import { CaseBadge } from './cases-page';

export async function CaseFile({ file }: { file: PrivacyCaseDetail }) {
  const [locale, t, words] = await getWords('privacyCases', 'appointments');
  const moment = await clinicMoments(locale);
  const { kind, way, state, receivedAt, dueAt, name, contact, text, history } = file;
  return (
    <RecordPage
      title={t(`kinds.${kind}`)}
      marks={<CaseBadge of={file} />}
      isBeside={false}
      back={{ href: casesAddress.path(locale), label: t('backToList') }}
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
          <Panel className="print:hidden" title={t('stored')} text={t('storedText')}>
            <ClientMessages of={['patients']}>
              <PatientSearch exportPath={patientsPath({ locale, file: true })} sought={contact} />
            </ClientMessages>
          </Panel>
        )}
      </div>
    </RecordPage>
  );
}

async function StepForm({ id, state }: { id: string; state: CaseState }) {
  const t = await getTranslations('privacyCases');
  const steps = state === 'open' ? (['noted', 'answered', 'refused'] as const) : (['reopened'] as const);
  return (
    <ResultForm
      action={stepCaseAction}
      fields={{ id, state }}
      className="mt-3 space-y-3 print:hidden"
      noValidate
    >
      <ResultNote />
      <KeptArea
        id="step"
        name="text"
        label={t('history')}
        hint={t(state === 'open' ? 'stepHint' : 'reopenHint')}
        dir="auto"
        maxLength={CASE_TEXT_LENGTH}
        required
      />
      <SubmitChoices
        name="action"
        size="md"
        choices={steps.map((value) => ({
          value,
          label: t(`steps.${value}`),
          variant: value === 'answered' ? 'primary' : 'secondary',
        }))}
        pendingLabel={t('sending')}
      />
    </ResultForm>
  );
}
