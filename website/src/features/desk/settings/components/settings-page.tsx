import { optionsOf } from '@/components/form/select';
import { FilterLinks } from '@/components/list/filter-links';
import {
  BOOKING_SETTINGS,
  type ClinicSettings,
  SETTING_GROUPS,
  type SettingGroup,
} from '@/contract/clinic-settings';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { listServices } from '@/features/site/services/data';
import { getWords } from '@/i18n/translations';
import { settingsAddress } from '../address';
import { settingsWords } from '../words';
import { SettingsForm } from './settings-form';

interface Props {
  part: SettingGroup;
  settings: ClinicSettings | null;
  isSaved: boolean;
}

export async function SettingsPage({ part, settings, isSaved }: Props) {
  const [locale, t] = await getWords('settings');
  const names: readonly string[] = BOOKING_SETTINGS[part];
  const fields = (settings?.fields ?? []).filter(({ name }) => names.includes(name));
  return (
    <DeskPage
      title={t('title')}
      lead={t('lead')}
      outcome={isSaved ? { text: t('saved'), state: settings?.version } : null}
    >
      <FilterLinks
        className="mt-4"
        label={t('parts')}
        links={SETTING_GROUPS.map((group) => ({
          text: t(`groups.${group}.title`),
          href: settingsAddress.path(locale, { part: group }),
          isChosen: group === part,
        }))}
      />
      <h2 className="mt-6 text-lg">{t(`groups.${part}.title`)}</h2>
      <p className="mt-1 max-w-prose text-text-soft">{t(`groups.${part}.text`)}</p>
      {settings ? (
        <SettingsForm
          key={part}
          part={part}
          version={settings.version}
          fields={fields}
          services={optionsOf(await listServices({ locale }))}
          words={await settingsWords(locale, part)}
        />
      ) : (
        <p className="mt-4">{t('missing')}</p>
      )}
    </DeskPage>
  );
}
