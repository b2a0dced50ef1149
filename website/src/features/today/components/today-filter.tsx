import type { Locale } from 'next-intl';
import { Select } from '@/components/form/select';
import { BEHIND_MORE_ON_PHONES, FilterRow } from '@/components/list/filter-row';
import { Button } from '@/components/ui/button';
import { getTranslations } from '@/i18n/translations';
import type { TodayPage } from '../query';
import { todayPath } from '../rules';

/** Whose day is shown, as a plain form: the choice is in the address. */
export async function TodayFilter({
  locale,
  page: { branches, branch, doctors, doctor },
}: {
  locale: Locale;
  page: TodayPage;
}) {
  const t = await getTranslations('today');
  return (
    <form
      key={`${branch.id} ${doctor?.id}`}
      method="get"
      action={todayPath({ locale, view: {} })}
      aria-label={t('filter.label')}
      className="mt-2 [&_label]:mb-0.5 [&_label]:text-sm print:hidden"
    >
      <FilterRow
        id="more-filters"
        isForPhones
        fields={
          <>
            <Select
              id="branch"
              label={t('filter.branch')}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              className="h-12"
              frameClassName="min-w-32 grow basis-0"
              defaultValue={branch.id}
            />
            {doctors.length > 1 ? (
              <Select
                id="doctor"
                label={t('filter.doctor')}
                placeholder={t('filter.all')}
                options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
                className="h-12"
                frameClassName={`grow basis-0 ${BEHIND_MORE_ON_PHONES} max-lg:order-last max-lg:basis-full`}
                defaultValue={doctor?.id ?? ''}
              />
            ) : null}
          </>
        }
        submit={
          <Button type="submit" className="max-sm:px-4">
            {t('filter.apply')}
          </Button>
        }
      />
    </form>
  );
}
