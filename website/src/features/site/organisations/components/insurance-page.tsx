import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { nameList, sentenceWith } from '@/components/ui/name-line';
import { listBranches } from '@/features/site/branches/data';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { AcceptedList } from './accepted-list';

export async function InsurancePage({ locale }: { locale: Locale }) {
  const [, t, ui] = await getWords('insurance', 'ui');
  const branches = await listBranches({ locale });
  const accepted = new Map(
    branches.flatMap(({ organisations }) => organisations.map((one) => [one.id, one] as const)),
  );
  const organisations = [...accepted.values()].sort((a, b) => a.name.localeCompare(b.name, locale));
  const items = organisations.map(({ id, name, kind, lang }) => {
    const at = branches.filter((branch) => branch.organisations.some((one) => one.id === id));
    const isEverywhere = at.length > 1 && at.length === branches.length;
    const names = nameList(locale, ui('listComma'), at);
    return {
      id,
      name,
      kind,
      words: contentLang({ lang }, locale),
      where: isEverywhere ? t('all') : sentenceWith(names, (said) => t('at', { branches: said })),
    };
  });
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Container className="pb-10 sm:pb-14">
        {items.length === 0 ? (
          <p>{t('noneYet')}</p>
        ) : (
          <AcceptedList
            items={items}
            words={{
              search: t('search'),
              kinds: { company: t('company'), syndicate: t('syndicate') },
              none: t('none'),
              counts: Array.from({ length: items.length + 1 }, (_, count) => t('found', { count })),
            }}
          />
        )}
        <p className="mt-10">
          <PathButton path={bookingPath({})}>{t('book')}</PathButton>
        </p>
      </Container>
    </>
  );
}
