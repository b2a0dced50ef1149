import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import type { ClinicSettings } from '@/contract/clinic-settings';
import {
  type DataKind,
  type ProcessingRegister,
  RECIPIENTS,
  type Recipient,
} from '@/contract/processing-register';
import { Fact, Facts } from '@/features/desk/appointments/components/facts';
import { DeskPage, PrintPage } from '@/features/desk/lists/components/desk-page';
import { settingsAddress } from '@/features/desk/settings/address';
import { getWords } from '@/i18n/translations';
import { casesAddress } from '../address';
import { groupByRetention } from '../rules';

const SHOWN = ['controllerName', 'privacyContact', 'dataTransfers', 'privacyNotes'] as const;
const PROTECTION = ['rights', 'factor', 'log', 'cards', 'backups', 'erasure'] as const;

interface Props {
  register: ProcessingRegister;
  settings: ClinicSettings | null;
}

export async function RegisterPage({ register: { activities, recipients }, settings }: Props) {
  const [locale, t, say] = await getWords('privacy', 'settings');
  const filledIn = (name: string) => {
    const value = settings?.fields.find((field) => field.name === name)?.value ?? '';
    return typeof value === 'object' && 'en' in value ? value[locale] : '';
  };
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const sayRecipient = ({ kind, names, count, days }: Recipient) => {
    if (kind === 'calendars') return t('calendarCount', { count });
    if (kind === 'backups') return days === null ? t('backupUnknown') : t('backupDays', { days });
    return list.format(names);
  };
  const set = RECIPIENTS.flatMap((kind) => recipients.find((one) => one.kind === kind) ?? []);
  return (
    <DeskPage title={t('title')} lead={t('lead')} aside={<PrintPage />}>
      <p className="mt-2 max-w-prose text-text-soft">{t('judge')}</p>
      <ActionLink href={casesAddress.path(locale)} className="print:hidden">
        {t('cases')}
      </ActionLink>
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-3 print:block print:space-y-3">
        <Facts
          title={t('responsible')}
          below={
            <ActionLink href={settingsAddress.path(locale, { part: 'privacy' })} className="print:hidden">
              {t('complete')}
            </ActionLink>
          }
        >
          {SHOWN.map((name) => (
            <Fact key={name} label={say(`fields.${name}.label`)}>
              {filledIn(name) ? (
                <span className="wrap-anywhere whitespace-pre-line">{filledIn(name)}</span>
              ) : (
                <span className="text-text-soft">{t('missing')}</span>
              )}
            </Fact>
          ))}
        </Facts>
        <Facts title={t('recipientsTitle')}>
          {set.length === 0 ? <Fact label={t('receivedBy')}>{t('nobody')}</Fact> : null}
          {set.map((recipient) => (
            <Fact key={recipient.kind} label={t(`recipients.${recipient.kind}`)}>
              <span className="wrap-anywhere">{sayRecipient(recipient)}</span>
            </Fact>
          ))}
        </Facts>
        <Facts title={t('protectionTitle')}>
          {PROTECTION.map((name) => (
            <Fact key={name} label={t(`protection.${name}.title`)}>
              {t(`protection.${name}.text`)}
            </Fact>
          ))}
        </Facts>
      </div>
      <div className="mt-5 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {activities.map((activity) => (
          <ActivityPart key={activity.name} activity={activity} />
        ))}
      </div>
    </DeskPage>
  );
}

async function ActivityPart({ activity }: { activity: ProcessingRegister['activities'][number] }) {
  const [locale, t] = await getWords('privacy');
  const { name, subjects, bases, recipients, stored } = activity;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const kindWords = (kinds: readonly DataKind[]) => list.format(kinds.map((kind) => t(`kinds.${kind}`)));
  const received = list.format(recipients.map((kind) => t(`recipients.${kind}`)));
  return (
    <details className="group px-4 print:break-inside-avoid">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{t(`activities.${name}.title`)}</h2>
        <span className="col-start-1 text-text-soft">{t(`activities.${name}.purpose`)}</span>
        <Icon
          name="lucide:chevron-down"
          className="col-start-2 row-span-2 row-start-1 size-5 group-open:rotate-180 print:hidden"
        />
      </summary>
      <dl className="grid gap-x-6 pb-3 sm:grid-cols-3 print:grid-cols-3 *:py-2">
        <Fact label={t('subjects')}>{list.format(subjects.map((one) => t(`subjectNames.${one}`)))}</Fact>
        <Fact label={t('bases')}>{list.format(bases.map((one) => t(`basisNames.${one}`)))}</Fact>
        <Fact label={t('receivedBy')}>{received || t('nobody')}</Fact>
        <div className="sm:col-span-3 print:col-span-3">
          <dt className="text-sm text-text-soft">{t('stored')}</dt>
          {groupByRetention(stored).map(({ retention, kinds }) => (
            <dd key={`${retention.kind} ${retention.days}`} className="mt-1">
              {kindWords(kinds)}{' '}
              <strong className="font-semibold">
                ({t(`kept.${retention.kind}`, { days: retention.days ?? 0 })})
              </strong>
            </dd>
          ))}
        </div>
        <div className="sm:col-span-3 print:col-span-3">
          <dt className="text-sm text-text-soft">{t('fields')}</dt>
          <dd className="mt-1 wrap-anywhere space-y-1 text-sm" dir="ltr" lang="en">
            {stored.map(({ table, fields }) => {
              const names = fields.flatMap((one) => one.names).join(', ');
              return (
                <p key={`${table} ${names}`}>
                  <strong className="font-semibold">{table}</strong>: {names}
                </p>
              );
            })}
          </dd>
        </div>
      </dl>
    </details>
  );
}
