import Link from 'next/link';
import type { Locale } from 'next-intl';
import type { ReactNode } from 'react';
import { type ContentLang, contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

/** A line of fees: what of, and for whom or where it costs that, when there is more than one. */
interface FeeRow {
  id: string;
  name: ReactNode;
  lang: Locale;
  fees: { text: string; names: string[] }[];
}

/** What visits cost, with the one sentence that is true under a contract; nothing where no fee is said. */
export async function FeeList({
  locale,
  rows,
  inColumns = false,
}: {
  locale: Locale;
  rows: FeeRow[];
  /** Two beside each other where there is room. */
  inColumns?: boolean;
}) {
  if (rows.length === 0) return null;
  const t = await getTranslations('fees');
  const wordsOf = (lang: Locale): ContentLang => contentLang({ content: lang, page: locale });
  return (
    <section aria-labelledby="fees">
      <h2 id="fees" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <dl className={inColumns ? 'sm:grid sm:grid-cols-2 sm:gap-x-8' : ''}>
        {rows.map(({ id, name, lang, fees }) => (
          <div key={id} className="border-line border-b py-3">
            <dt {...wordsOf(lang)}>{name}</dt>
            {fees.map(({ text, names }) => (
              <dd key={text} className="mt-0.5">
                <span className="font-semibold text-brand tabular-nums">{text}</span>
                {names.length > 0 ? (
                  <span className="block text-sm text-text-soft">{names.join(t('listComma'))}</span>
                ) : null}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-text text-sm text-text-soft">
        {t('contractNote')}{' '}
        <Link
          href={localePath({ locale, path: '/insurance' })}
          prefetch={false}
          className="font-semibold text-action underline underline-offset-4"
        >
          {t('accepted')}
        </Link>
      </p>
    </section>
  );
}
