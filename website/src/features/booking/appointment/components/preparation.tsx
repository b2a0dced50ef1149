import type { BookingSetting } from '@/features/booking/choices/data';
import type { Branch } from '@/features/site/branches/data';
import type { Service } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';

interface Props {
  setting: BookingSetting;
  service: Service | undefined;
  branch: Branch | undefined;
}

/** Advice of editors: what to bring and do before an appointment, how to find the branch, and how long it takes. */
export async function Preparation({ setting, service, branch }: Props) {
  const [locale, t] = await getWords('booking.confirmation');
  const said = [
    {
      title: t('bring'),
      words: [
        { text: setting.whatToBring, of: setting },
        { text: branch?.whatToBring, of: branch },
      ],
    },
    { title: t('prepare'), words: [{ text: service?.preparation, of: service }] },
    { title: t('find'), words: [{ text: branch?.directions, of: branch }] },
    { title: t('takes'), words: [{ text: service?.visitLength, of: service }] },
  ].filter(({ words }) => words.some(({ text }) => text));
  if (said.length === 0) return null;
  return (
    <div className="mt-4 space-y-3 border-line border-t pt-4 text-sm">
      {said.map(({ title, words }) => (
        <div key={title}>
          <h2 className="text-base">{title}</h2>
          {words.map(({ text, of }) =>
            text && of ? (
              <p key={text} className="whitespace-pre-line" {...contentLang(of, locale)}>
                {text}
              </p>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
