import { ButtonLink } from '@/components/ui/button';
import { List } from '@/components/ui/list';
import type { HoursList } from '@/contract/hours';
import { getWords } from '@/i18n/translations';
import { closuresPath } from '../rules';
import { sayAbsence } from '../set-words';

export async function ClosureList({
  closures,
  branches,
  isAlone = false,
}: {
  closures: HoursList['closures'];
  branches: HoursList['branches'];
  /** True on the page of closures, which has a heading and a form of its own. */
  isAlone?: boolean;
}) {
  const [locale, t] = await getWords('hours');
  const nameOf = (branch: string | null) =>
    branch === null
      ? t('closures.all')
      : (branches.find(({ documentId }) => documentId === branch)?.name[locale] ?? t('branchGone'));
  return (
    <section aria-label={t('closures.title')} className={isAlone ? 'mt-4' : 'mt-8 print:mt-4'}>
      {isAlone ? null : (
        <>
          <h2 className="text-xl">{t('closures.title')}</h2>
          <ButtonLink
            href={closuresPath(locale)}
            prefetch={false}
            variant="secondary"
            size="sm"
            className="mt-3"
          >
            {t('closures.add')}
          </ButtonLink>
        </>
      )}
      <List
        none={<p className="mt-2 text-text-soft">{t('closures.none')}</p>}
        className="mt-2 divide-y divide-line"
      >
        {closures.map((closure) => (
          <li key={closure.documentId} className="flex flex-wrap items-baseline gap-x-6 py-3 print:py-1">
            <span className="font-semibold">{nameOf(closure.branch)}</span>
            <span>{sayAbsence({ absence: closure, locale, t })}</span>
            <span className="text-text-soft">
              <bdi>{closure.reason[locale] || closure.reason.en || closure.reason.ar}</bdi>
            </span>
            <ButtonLink
              href={closuresPath(locale, closure.documentId)}
              prefetch={false}
              variant="quiet"
              size="sm"
              className="max-sm:-ms-4"
            >
              {t('closures.open')}
            </ButtonLink>
          </li>
        ))}
      </List>
    </section>
  );
}
