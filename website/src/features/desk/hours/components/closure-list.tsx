import { ActionButton } from '@/components/ui/action-link';
import { List } from '@/components/ui/list';
import type { HoursList } from '@/contract/hours';
import { getWords } from '@/i18n/translations';
import { closuresAddress } from '../address';
import { sayAbsence, sayBranch } from '../set-words';

interface Props extends Pick<HoursList, 'closures' | 'branches'> {
  /** True on the page of closures, which has a heading and a form of its own. */
  isAlone?: boolean;
}

export async function ClosureList({ closures, branches, isAlone = false }: Props) {
  const [locale, t] = await getWords('hours');
  return (
    <section aria-label={t('closures.title')} className={isAlone ? 'mt-4' : 'mt-8 print:mt-4'}>
      {isAlone ? null : (
        <>
          <h2 className="text-xl">{t('closures.title')}</h2>
          <ActionButton href={closuresAddress.path(locale)} className="mt-3">
            {t('closures.add')}
          </ActionButton>
        </>
      )}
      <List
        none={<p className="mt-2 text-text-soft">{t('closures.none')}</p>}
        className="mt-2 divide-y divide-line"
      >
        {closures.map(({ documentId: closure, branch, reason, ...absence }) => (
          <li key={closure} className="flex flex-wrap items-baseline gap-x-6 py-3 print:py-1">
            <span className="font-semibold">
              {branch === null ? t('closures.all') : sayBranch(branch, { locale, t, branches })}
            </span>
            <span>{sayAbsence(absence, { locale, t })}</span>
            <span className="text-text-soft">
              <bdi>{reason[locale] || reason.en || reason.ar}</bdi>
            </span>
            <ActionButton
              href={closuresAddress.path(locale, { closure })}
              variant="quiet"
              className="max-sm:-ms-4"
            >
              {t('closures.open')}
            </ActionButton>
          </li>
        ))}
      </List>
    </section>
  );
}
