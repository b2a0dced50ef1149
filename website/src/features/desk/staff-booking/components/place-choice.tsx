import { optionsOf } from '@/components/form/select';
import { FilterFields } from '@/components/list/filter-fields';
import { ActionLink } from '@/components/ui/action-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ANY_DOCTOR, type AskedPlace } from '@/features/desk/appointments/address';
import { getWords } from '@/i18n/translations';
import type { Address } from '@/lib/address/address';
import { addDays } from '@/lib/time/week';
import type { PlacePage } from '../query';

/** Chooses where, with whom and from which day free times are shown on the page of an address, and leads to the weeks around. */
export async function PlaceChoice({ page, address }: { page: PlacePage; address: Address<AskedPlace> }) {
  const [locale, t] = await getWords('staffCalendar');
  const { branches, branch, doctors, doctor, services, service, from, today } = page;
  const place = { branch: branch.id, doctor: doctor ?? ANY_DOCTOR, service };
  // Written dates sort as they follow each other.
  const [, earlier = today] = [addDays({ date: from, days: -7 }), today].sort();
  const to = (day: string) => address.path(locale, { ...place, from: day });
  return (
    <>
      <form
        key={JSON.stringify({ ...place, from })}
        method="get"
        action={address.path(locale)}
        className="mt-4 grid items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
      >
        <FilterFields
          of={[
            { id: 'branch', label: t('filter.branch'), options: optionsOf(branches), value: place.branch },
            {
              ...{ id: 'doctor', label: t('filter.doctor'), value: place.doctor },
              options: [{ value: ANY_DOCTOR, label: t('filter.allDoctors') }, ...optionsOf(doctors)],
            },
            { id: 'service', label: t('new.service'), options: optionsOf(services), value: service },
            { id: 'from', label: t('filter.date'), min: today, value: from },
          ]}
        />
        <Button type="submit" variant="secondary" className="sm:col-span-2 sm:justify-self-start">
          {t('move.show')}
        </Button>
      </form>
      <nav aria-label={t('move.weeks')} className="mt-4 flex flex-wrap justify-between gap-x-4">
        {from > today ? (
          <ActionLink href={to(earlier)}>
            <Icon name="lucide:chevron-left" />
            {t('move.earlier')}
          </ActionLink>
        ) : (
          <span />
        )}
        <ActionLink href={to(addDays({ date: from, days: 7 }))}>
          {t('move.later')}
          <Icon name="lucide:chevron-right" />
        </ActionLink>
      </nav>
    </>
  );
}
