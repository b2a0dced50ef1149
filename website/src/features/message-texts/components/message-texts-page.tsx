import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { MESSAGE_TEXTS, type MessagePreview } from '@/contract/message-texts';

/** What phones are told, as they show it: each text in the reader's language first, with its length. */
export async function MessageTextsPage({ locale, previews }: { locale: Locale; previews: MessagePreview[] }) {
  const t = await getTranslations('messageTexts');
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-text-soft">{t('lead')}</p>
      {MESSAGE_TEXTS.map((name) => (
        <section key={name} aria-labelledby={name} className="mt-6">
          <h2 id={name} className="text-lg">
            {t(`names.${name}`)}
          </h2>
          <ul className="mt-2 grid gap-4 lg:grid-cols-2">
            {previews
              .filter((preview) => preview.name === name)
              .sort((one, other) => Number(other.language === locale) - Number(one.language === locale))
              .map((preview) => (
                <li key={preview.language}>
                  <TextCard preview={preview} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}

async function TextCard({ preview }: { preview: MessagePreview }) {
  const t = await getTranslations('messageTexts');
  const { language, filled, isOwn, letters, parts, isUnicode, template } = preview;
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return (
    <Card className="h-full">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{t(`languages.${language}`)}</strong>
        <Badge>{t(isOwn ? 'own' : 'standard')}</Badge>
      </p>
      <p
        lang={language}
        dir={dir}
        className="mt-3 whitespace-pre-line break-words rounded-card bg-surface-sky p-4"
      >
        {filled}
      </p>
      <p className="mt-2 text-sm text-text-soft">
        {t('length', { letters, parts })} {t(isUnicode ? 'unicode' : 'gsm')}
      </p>
      <details className="mt-2 text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">{t('whatsapp')}</summary>
        <p>
          {t('templateName')} <code dir="ltr">{template.name}</code> (<code dir="ltr">{language}</code>)
        </p>
        <p lang={language} dir={dir} className="mt-1 whitespace-pre-line break-words">
          {template.body}
        </p>
      </details>
    </Card>
  );
}
