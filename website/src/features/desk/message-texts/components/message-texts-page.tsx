import { ActionLink } from '@/components/ui/action-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type ClinicText, MESSAGE_TEXTS, type MessagePreview, STAFF_TEXTS } from '@/contract/message-texts';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getTranslations, getWords } from '@/i18n/translations';
import { messageTextsPath, previewsOf } from '../rules';
import { TextIn } from './text-in';

const GROUPS = [
  { group: 'told', names: MESSAGE_TEXTS },
  { group: 'byStaff', names: STAFF_TEXTS },
] as const;

export async function MessageTextsPage({ previews }: { previews: MessagePreview[] }) {
  const t = await getTranslations('messageTexts');
  return (
    <DeskPage title={t('title')} lead={t('lead')}>
      {GROUPS.map(({ group, names }) => (
        <div key={group} className="mt-8">
          <h2 className="text-xl">{t(`groups.${group}.title`)}</h2>
          <p className="mt-1 max-w-prose text-text-soft">{t(`groups.${group}.text`)}</p>
          {names.map((name) => (
            <TextSection key={name} name={name} previews={previews} />
          ))}
        </div>
      ))}
    </DeskPage>
  );
}

async function TextSection({ name, previews }: { name: ClinicText; previews: MessagePreview[] }) {
  const [locale, t] = await getWords('messageTexts');
  return (
    <section aria-labelledby={name} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={name} className="text-lg">
          {t(`names.${name}`)}
        </h3>
        <ActionLink href={messageTextsPath(locale, { name })}>
          <Icon name="lucide:pencil" />
          {t('change')}
          <VisuallyHidden>: {t(`names.${name}`)}</VisuallyHidden>
        </ActionLink>
      </div>
      <ul className="mt-2 grid gap-4 lg:grid-cols-2">
        {previewsOf(name, previews, locale).map((preview) => (
          <li key={preview.language}>
            <TextCard preview={preview} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function TextCard({ preview }: { preview: MessagePreview }) {
  const t = await getTranslations('messageTexts');
  const { language, filled, isOwn, letters, parts, isUnicode, template } = preview;
  return (
    <Card className="h-full">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{t(`languages.${language}`)}</strong>
        <Badge>{t(isOwn ? 'own' : 'standard')}</Badge>
      </p>
      <TextIn language={language} className="mt-3 rounded-card bg-surface-sky p-4">
        {filled}
      </TextIn>
      {template ? (
        <>
          <p className="mt-2 text-sm text-text-soft">
            {t('length', { letters, parts })} {t(isUnicode ? 'unicode' : 'gsm')}
          </p>
          <details className="mt-2 text-sm">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">
              {t('whatsapp')}
            </summary>
            <p>
              {t('templateName')} <code dir="ltr">{template.name}</code> (<code dir="ltr">{language}</code>)
            </p>
            <TextIn language={language} className="mt-1">
              {template.body ?? t('templateOfMeta')}
            </TextIn>
          </details>
        </>
      ) : null}
    </Card>
  );
}
