import {
  type ClinicText,
  isStaffText,
  type MessageTexts,
  neededPlaceholders,
  placeholdersFor,
} from '@/contract/message-texts';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { messageTextsPath, previewsOf } from '../rules';
import { TextForm } from './text-form';

interface Props {
  name: ClinicText;
  texts: MessageTexts;
  isSaved: boolean;
}

export async function TextPage({ name, texts, isSaved }: Props) {
  const [locale, t] = await getWords('messageTexts');
  const isOfStaff = isStaffText(name);
  const needed = neededPlaceholders(name);
  return (
    <DeskPage
      back={{ href: messageTextsPath(locale), label: t('title') }}
      title={t(`names.${name}`)}
      lead={`${t(`when.${name}`)} ${isOfStaff || name === 'code' ? '' : t('template')}`}
      outcome={isSaved ? { text: t('saved'), state: texts.meta.version } : null}
    >
      <ClientMessages of={['messageTexts']}>
        <TextForm
          name={name}
          version={texts.meta.version}
          maxLength={texts.meta.maxLength}
          previews={previewsOf(name, texts.data, locale)}
          placeholders={placeholdersFor(name).map((one) => ({
            name: one,
            meaning: t(`placeholders.${one}`),
            isNeeded: needed.includes(one),
          }))}
          isCounted={!isOfStaff}
        />
      </ClientMessages>
    </DeskPage>
  );
}
