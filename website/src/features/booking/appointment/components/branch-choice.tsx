import type { Branch } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { choicesSearch } from '@/lib/address/booking-address';

interface Props {
  branches: Branch[];
  chosen: Branch;
  /** Address of the page that shows their times. */
  page: string;
}

/** The branches an appointment can be moved to, as links to their times; nothing where there is but one. */
export async function BranchChoice({ branches, chosen, page }: Props) {
  if (branches.length < 2) return null;
  const [locale, t] = await getWords('appointment.move');
  return (
    <nav aria-label={t('branch')} className="mt-4">
      <p className="text-sm text-text-soft">{t('branch')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {branches.map((branch) => (
          <li key={branch.id}>
            <a
              href={`${page}${choicesSearch({ branch: String(branch.number) })}`}
              aria-current={branch.id === chosen.id ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action aria-[current]:border-2 aria-[current]:border-accent aria-[current]:bg-surface-sky aria-[current]:text-brand"
              {...contentLang(branch, locale)}
            >
              {branch.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
