import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import type { ClinicSettings } from '@/contract/clinic-settings';
import { type ProcessingRegister, RECIPIENTS } from '@/contract/processing-register';
import { Fact, Facts } from '@/features/desk/appointments/components/facts';
import { settingsPath } from '@/features/desk/settings/rules';
import { getWords } from '@/i18n/translations';
import { casesAddress } from '../address';
import { sayRecipient } from '../words';
import { ActivityPart } from './activity-part';

const SHOWN = ['controllerName', 'privacyContact', 'dataTransfers', 'privacyNotes'] as const;
const PROTECTION = ['rights', 'factor', 'log', 'cards', 'backups', 'erasure'] as const;

export async function RegisterPage({
  register: { activities, recipients },
  settings,
}: {
  register: ProcessingRegister;
  settings: ClinicSettings | null;
}) {
  const [locale, t] = await getWords('privacy');
  const [, say] = await getWords('settings');
  const filledIn = (name: string) => {
    const value = settings?.fields.find((field) => field.name === name)?.value ?? '';
    return typeof value === 'object' && 'en' in value ? value[locale] : '';
  };
  const set = RECIPIENTS.flatMap((kind) => recipients.find((one) => one.kind === kind) ?? []);
  return (
    <Container>
      <div className="flex items-start justify-between gap-x-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <PrintButton>
          <Icon name="lucide:printer" />
          <span className="max-sm:sr-only">{t('print')}</span>
        </PrintButton>
      </div>
      <p className="mt-2 max-w-prose text-text-soft">{t('lead')}</p>
      <p className="mt-2 max-w-prose text-text-soft">{t('judge')}</p>
      <ActionLink href={casesAddress.path(locale, { list: null, page: 1 })} className="print:hidden">
        {t('cases')}
      </ActionLink>
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-3 print:block print:space-y-3">
        <Facts
          title={t('responsible')}
          below={
            <ActionLink href={settingsPath({ locale, part: 'privacy' })} className="print:hidden">
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
              <span className="wrap-anywhere">{sayRecipient({ recipient, locale, t })}</span>
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
    </Container>
  );
}
