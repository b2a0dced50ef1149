import Link from 'next/link';
import { optionsOf } from '@/components/form/select';
import {
  BOOKING_SETTINGS,
  type ClinicSettings,
  SETTING_GROUPS,
  type SettingGroup,
} from '@/contract/clinic-settings';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import type { Service } from '@/features/site/services/data';
import { getWords } from '@/i18n/translations';
import { settingsAddress } from '../address';
import { settingsWords } from '../words';
import { SettingsForm } from './settings-form';

interface Props {
  part: SettingGroup;
  settings: ClinicSettings | null;
  services: Service[];
  isSaved: boolean;
}

export async function SettingsPage({ part, settings, services, isSaved }: Props) {
  const [locale, t] = await getWords('settings');
  const names: readonly string[] = BOOKING_SETTINGS[part];
  const fields = (settings?.fields ?? []).filter(({ name }) => names.includes(name));
  return (
    <DeskPage
      title={t('title')}
      lead={t('lead')}
      outcome={isSaved ? { text: t('saved'), state: settings?.version } : null}
    >
      <nav aria-label={t('parts')} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {SETTING_GROUPS.map((group) => (
            <li key={group}>
              <Link
                href={settingsAddress.path(locale, { part: group })}
                prefetch={false}
                aria-current={group === part ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 font-semibold text-action hover:border-action hover:bg-surface-sky aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-text"
              >
                {t(`groups.${group}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="mt-6 text-lg">{t(`groups.${part}.title`)}</h2>
      <p className="mt-1 max-w-prose text-text-soft">{t(`groups.${part}.text`)}</p>
      {settings ? (
        <SettingsForm
          part={part}
          version={settings.version}
          fields={fields}
          services={optionsOf(services)}
          words={await settingsWords(locale, part)}
        />
      ) : (
        <p className="mt-4">{t('missing')}</p>
      )}
    </DeskPage>
  );
}
