import type { Locale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/features/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { type BookingQuery, bookingPath } from '@/lib/booking-address';
import { withChoice } from '../query';
import { ChoiceLink, ChoiceList } from './choice-link';

/** Where the appointment is: all branches, or those of the doctor. */
export function BranchQuestion({
  locale,
  query,
  branches,
}: {
  locale: Locale;
  query: BookingQuery;
  branches: Branch[];
}) {
  return (
    <ChoiceList>
      {branches.map((branch) => (
        <li key={branch.id} className="grid" {...contentLang({ content: branch.lang, page: locale })}>
          <ChoiceLink
            href={localePath({
              locale,
              path: bookingPath(withChoice({ query, key: 'branch', value: String(branch.number) })),
            })}
            title={branch.name}
            picture={
              <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-surface-sky text-action">
                <Icon name="lucide:map-pin" className="size-6" />
              </span>
            }
          >
            <span className="mt-1 block text-sm text-text-soft">{branch.address}</span>
          </ChoiceLink>
        </li>
      ))}
    </ChoiceList>
  );
}
