import { OutcomeNote } from '@/components/form/outcome-note';
import { BackLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import {
  type ClinicText,
  isStaffText,
  type MessageTexts,
  neededPlaceholders,
  placeholdersFor,
} from '@/contract/message-texts';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { messageTextsPath } from '../rules';
import { TextForm } from './text-form';

export async function TextPage({
  name,
  texts,
  isSaved,
}: {
  name: ClinicText;
  texts: MessageTexts;
  isSaved: boolean;
}) {
  const [locale, t] = await getWords('messageTexts');
  const isOfStaff = isStaffText(name);
  const needed = neededPlaceholders(name);
  const previews = texts.data
    .filter((preview) => preview.name === name)
    .sort((one, other) => Number(other.language === locale) - Number(one.language === locale));
  return (
    <Container>
      <BackLink href={messageTextsPath(locale)}>{t('back')}</BackLink>
      <h1 className="text-2xl">{t(`names.${name}`)}</h1>
      <p className="mt-2 max-w-prose text-text-soft">
        {t(`when.${name}`)} {isOfStaff || name === 'code' ? null : t('template')}
      </p>
      {isSaved ? (
        <div className="mt-4">
          <OutcomeNote state={texts.meta.version} isGood>
            {t('saved')}
          </OutcomeNote>
        </div>
      ) : null}
      <ClientMessages of={['messageTexts']}>
        <TextForm
          name={name}
          version={texts.meta.version}
          maxLength={texts.meta.maxLength}
          previews={previews}
          placeholders={placeholdersFor(name).map((one) => ({
            name: one,
            meaning: t(`placeholders.${one}`),
            isNeeded: needed.includes(one),
          }))}
          isCounted={!isOfStaff}
        />
      </ClientMessages>
    </Container>
  );
}
