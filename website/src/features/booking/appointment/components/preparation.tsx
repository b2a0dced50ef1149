import type { Locale } from 'next-intl';
import type { BookingSetting } from '@/features/booking/choices/data';
import type { Branch } from '@/features/site/branches/data';
import type { Service } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';

interface Words {
  text: string | null | undefined;
  lang: Locale;
}

/** Advice of editors: what to bring and do before an appointment, how to find the branch, and how long it takes. */
export async function Preparation({
  locale,
  setting,
  service,
  branch,
}: {
  locale: Locale;
  setting: BookingSetting;
  service: Service | undefined;
  branch: Branch | undefined;
}) {
  const t = await getTranslations('booking.confirmation');
  const ofService = service?.lang ?? locale;
  const ofBranch = branch?.lang ?? locale;
  const parts: { title: string; words: Words[] }[] = [
    {
      title: t('bring'),
      words: [
        { text: setting.whatToBring, lang: setting.lang },
        { text: branch?.whatToBring, lang: ofBranch },
      ],
    },
    { title: t('prepare'), words: [{ text: service?.preparation, lang: ofService }] },
    { title: t('find'), words: [{ text: branch?.directions, lang: ofBranch }] },
    { title: t('takes'), words: [{ text: service?.visitLength, lang: ofService }] },
  ];
  const said = parts
    .map(({ title, words }) => ({ title, words: words.filter(({ text }) => text) }))
    .filter(({ words }) => words.length > 0);
  if (said.length === 0) return null;
  return (
    <div className="mt-4 space-y-3 border-line border-t pt-4 text-sm">
      {said.map(({ title, words }) => (
        <div key={title}>
          <h2 className="text-base">{title}</h2>
          {words.map(({ text, lang }) => (
            <p key={text} className="whitespace-pre-line" {...contentLang({ lang }, locale)}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
