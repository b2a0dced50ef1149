import { Icon } from '@/components/ui/icon';
import { listBranches } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { Vacancy } from '../data';

export async function VacancyLine({ vacancy, locale }: { vacancy: Vacancy; locale: Locale }) {
  const [t, branches] = await Promise.all([getTranslations('vacancies'), listBranches({ locale })]);
  const branch = branches.find(({ id }) => id === vacancy.branchId);
  const facts = [
    ...(vacancy.employment
      ? [{ icon: 'lucide:clock', text: t(`employment.${vacancy.employment}`), words: {} }]
      : []),
    {
      icon: 'lucide:map-pin',
      text: branch?.name ?? t('allBranches'),
      words: branch ? contentLang(branch, locale) : {},
    },
    {
      icon: 'lucide:calendar-days',
      text: vacancy.endsOn
        ? t('until', { date: formatCalendarDate({ date: vacancy.endsOn, locale, style: 'day' }) })
        : t('untilFilled'),
      words: {},
    },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-soft">
      {facts.map(({ icon, text, words }) => (
        <li key={icon} className="flex items-center gap-2">
          <Icon name={icon} className="size-4 shrink-0 text-accent" />
          <span {...words}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
