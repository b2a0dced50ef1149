import type { ComponentProps } from 'react';
import { Press } from '@/components/form/press';
import { KeptRadios, KeptSelect, ResultForm, ResultNote } from '@/components/form/result-form';
import { optionsOf } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { buttonClass } from '@/components/ui/button';
import { Card, Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { List } from '@/components/ui/list';
import { type ClinicImport, IMPORT_FIELDS, WORKING_STATES } from '@/contract/imports';
import { isolate } from '@/contract/isolate';
import { Fact } from '@/features/desk/appointments/components/facts';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { clinicMoments, listBranches } from '@/features/site/branches/data';
import { getTranslations, getWords } from '@/i18n/translations';
import { checkImportAction, pressImportAction } from '../actions';
import { importsAddress } from '../address';
import { fieldOfColumn, importPages } from '../rules';
import { StateBadge } from './imports-page';

const REFRESH_MS = 2_000;

interface Shown {
  found: ClinicImport;
}

interface Props extends Shown {
  pressed: ReturnType<typeof importPages.read>;
}

export async function ImportPage({ found, pressed: { outcome, fault } }: Props) {
  const [locale, t] = await getWords('imports');
  const { documentId: id, kind, state, faulty } = found;
  const isWorking = WORKING_STATES.includes(state);
  const canMatch = state === 'uploaded' || state === 'checked';
  return (
    <DeskPage
      back={{ href: importPages.path(locale), label: t('title') }}
      title={t(`kinds.${kind}`)}
      marks={<StateBadge state={state} />}
      outcome={outcome && { text: t('pressFailed'), fault, isRefusal: true }}
    >
      {isWorking ? <Progress found={found} /> : null}
      {state !== 'uploaded' && !isWorking ? <Result found={found} /> : null}
      {faulty > 0 && !isWorking ? <Faults found={found} /> : null}
      {canMatch ? (
        <Panel className="mt-6" title={t(state === 'uploaded' ? 'matchTitle' : 'matchAgain')}>
          <ColumnsForm found={found} />
          <ImportPress fields={{ id, what: 'cancellation' }} variant="quiet" label={t('press.discard')} />
        </Panel>
      ) : null}
    </DeskPage>
  );
}

async function ImportPress({
  label,
  ...press
}: Pick<ComponentProps<typeof Press>, 'fields' | 'variant'> & { label: string }) {
  const t = await getTranslations('imports');
  return (
    <Press action={pressImportAction} className="mt-4" pendingLabel={t('sending')} {...press}>
      {label}
    </Press>
  );
}

async function Progress({ found }: Shown) {
  const t = await getTranslations('imports');
  const { documentId: id, state, rows, done } = found;
  return (
    <Card className="mt-6 max-w-2xl">
      <AutoRefresh everyMs={REFRESH_MS} />
      <p id="progress" role="status" className="font-semibold">
        {t(`working.${state === 'checking' || state === 'running' ? state : 'undoing'}`, { done, rows })}
      </p>
      <progress
        aria-labelledby="progress"
        value={done}
        max={Math.max(rows, 1)}
        className="mt-3 w-full accent-action"
      />
      <p className="mt-2 text-sm text-text-soft">{t('workingText')}</p>
      {state === 'undoing' ? null : (
        <ImportPress fields={{ id, what: 'cancellation' }} variant="secondary" label={t('press.cancel')} />
      )}
    </Card>
  );
}

async function Result({ found }: Shown) {
  const [locale, t] = await getWords('imports');
  const { documentId: id, state, fits, faulty, known, written, left, undoUntil } = found;
  const isTrial = state === 'checked';
  const counts = [
    isTrial ? (['fits', fits] as const) : (['written', written] as const),
    ['known', known] as const,
    ['faulty', faulty] as const,
    ...(left > 0 ? [['left', left] as const] : []),
  ];
  const moment = await clinicMoments(locale);
  const ended = state === 'failed' ? (written > 0 ? 'brokenOff' : 'failed') : 'done';
  const result = state === 'checked' || state === 'undone' || state === 'canceled' ? state : ended;
  const how = faulty === 0 ? 'all' : 'fitting';
  return (
    <Panel className="mt-6 max-w-2xl" title={t(`results.${result}`)}>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(([name, count]) => (
          <Fact key={name} label={t(`counts.${name}`)}>
            {count}
          </Fact>
        ))}
      </dl>
      {isTrial && fits === 0 ? <p className="mt-3">{t('nothingNew')}</p> : null}
      {isTrial && fits > 0 ? (
        <>
          <ImportPress fields={{ id, what: 'run', how }} label={t(`press.${how}`, { count: fits })} />
          <p className="mt-2 text-sm text-text-soft">{t('nobodyTold')}</p>
        </>
      ) : null}
      {undoUntil ? (
        <>
          <ImportPress fields={{ id, what: 'undo' }} variant="danger" label={t('press.undo')} />
          <p className="mt-2 text-sm text-text-soft">{t('undoText', { until: moment(undoUntil) })}</p>
        </>
      ) : null}
    </Panel>
  );
}

async function Faults({ found }: Shown) {
  const [locale, t] = await getWords('imports');
  const { documentId: id, kind, faults, faulty, hasFile } = found;
  return (
    <LabelledSection id="faults" title={t('faultsTitle', { count: faulty })} className="mt-8">
      {hasFile ? (
        <>
          <p className="mt-1 max-w-prose text-text-soft">{t('mendText')}</p>
          <a
            href={importsAddress.entry(locale, 'faulty-rows', { id })}
            className={`${buttonClass({ variant: 'secondary' })} mt-3`}
          >
            <Icon name="lucide:download" />
            {t('mend')}
          </a>
        </>
      ) : null}
      <List className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {faults.map(({ noun, line, field, fault }) => (
          <li key={`${noun} ${line} ${field} ${fault}`} className="flex flex-wrap gap-x-4 px-4 py-2">
            <span className="font-semibold tabular-nums">
              {kind === 'easyappointments'
                ? t('numbered', { noun: t(`kinds.${noun}`), line })
                : t('line', { line })}
            </span>
            <span>{t('reason', { field: t(`fields.${field}`), fault: t(`faults.${fault}`) })}</span>
          </li>
        ))}
      </List>
      {faulty > faults.length ? <p className="mt-2 text-sm text-text-soft">{t('moreFaults')}</p> : null}
    </LabelledSection>
  );
}

async function ColumnsForm({ found }: Shown) {
  const [locale, t] = await getWords('imports');
  const { documentId: id, kind, columns, choice } = found;
  const fields = kind === 'easyappointments' ? [] : IMPORT_FIELDS[kind];
  const options = fields.map((field) => ({ value: field, label: t(`fields.${field}`) }));
  return (
    <ResultForm action={checkImportAction} fields={{ id }} className="mt-4 space-y-5" noValidate>
      <ResultNote />
      {columns.length > 0 ? <p className="max-w-prose text-text-soft">{t('matchText')}</p> : null}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, samples }, at) => (
          <KeptSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, two may have one name
            key={at}
            id={`field-${at}`}
            name={`field-${at}`}
            label={name || t('unnamed', { number: at + 1 })}
            hint={samples.length > 0 ? samples.map(isolate).join(' · ') : t('noValues')}
            options={options}
            placeholder={t('leftOut')}
            defaultValue={fieldOfColumn(found, at)}
          />
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <KeptSelect
          id="branch"
          name="branch"
          label={t('fields.branch')}
          hint={t('branchHint')}
          options={optionsOf(await listBranches({ locale }))}
          {...(kind === 'branches' ? { placeholder: t('noBranch') } : {})}
          defaultValue={choice.branch ?? ''}
        />
        {kind === 'patients' || kind === 'appointments' ? (
          <KeptRadios
            id="dates"
            name="dates"
            label={t('dates')}
            look="inline"
            choices={(['dayFirst', 'monthFirst'] as const).map((value) => ({
              value,
              label: t(`dateOrders.${value}`),
            }))}
            defaultValue={choice.isDayFirst ? 'dayFirst' : 'monthFirst'}
          />
        ) : null}
      </div>
      <SubmitButton pendingLabel={t('sending')}>{t('try')}</SubmitButton>
    </ResultForm>
  );
}
