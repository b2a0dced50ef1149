import type { Locale } from 'next-intl';
import type { ReactNode } from 'react';
import { FirstFew } from '@/components/ui/first-few';
import { LabelledSection } from '@/components/ui/labelled-section';
import { type NamedEntry, nameList } from '@/components/ui/name-line';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';

/** Number of lines that are read before a press shows the others: the first are those of the usual visits. */
const FIRST = 3;

/** Line of fees: its service, and for whom or where it costs that, when there is more than one. */
interface FeeRow {
  id: string;
  name: ReactNode;
  lang: Locale;
  fees: { text: string; names: readonly NamedEntry[] }[];
}

/** List of fees, with the one sentence that is true under a contract; nothing without fees. */
export async function FeeList({ rows }: { rows: FeeRow[] }) {
  if (rows.length === 0) return null;
  const [locale, t, ui] = await getWords('fees', 'ui');
  return (
    <LabelledSection id="fees" title={t('title')} look="mb-2 text-2xl">
      <FirstFew
        items={rows}
        first={FIRST}
        title={(count) => t('others', { count })}
        list={(some) => <FeeLines rows={some} locale={locale} listComma={ui('listComma')} />}
      />
      <p className="mt-3 max-w-text text-sm text-text-soft">
        {t('contractNote')}{' '}
        <PathLink path="/insurance" className="font-semibold text-action underline underline-offset-4">
          {t('accepted')}
        </PathLink>
      </p>
    </LabelledSection>
  );
}

function FeeLines({ rows, locale, listComma }: { rows: FeeRow[]; locale: Locale; listComma: string }) {
  return (
    <dl>
      {rows.map(({ id, name, lang, fees }) => (
        <div key={id} className="fee-line">
          <dt className={fees.length > 1 ? 'basis-full' : ''} {...contentLang({ lang }, locale)}>
            {name}
          </dt>
          {fees.map(({ text, names }) => (
            <dd key={text}>
              <span className="font-semibold text-brand tabular-nums">{text}</span>
              {names.length > 0 ? (
                <span className="ms-2 inline-block text-sm text-text-soft">
                  {nameList(locale, listComma, names)}
                </span>
              ) : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
