import type { Locale } from 'next-intl';
import { iconShape } from '@/components/ui/icon';
import type { Branch } from '@/features/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { type BookingQuery, bookingPath } from '@/lib/booking-address';
import { withChoice } from '../query';
import { BranchChoices } from './branch-choices';

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
    <BranchChoices
      choices={branches.map(({ id, number, name, address, lang }) => ({
        id,
        href: localePath({
          locale,
          path: bookingPath(withChoice({ query, key: 'branch', value: String(number) })),
        }),
        title: name,
        text: address,
        words: contentLang({ content: lang, page: locale }),
      }))}
      icons={{ arrow: iconShape('lucide:chevron-right'), branch: iconShape('lucide:map-pin') }}
    />
  );
}
