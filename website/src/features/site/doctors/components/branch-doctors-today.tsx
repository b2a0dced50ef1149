import { nameList } from '@/components/ui/name-line';
import type { Branch } from '@/features/site/branches/data';
import { bareClosure } from '@/features/site/branches/rules';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { knownFragment } from '@/lib/address/booking-address';
import { entryHref } from '@/lib/address/entry-address';
import { todayIn } from '@/lib/time/clinic-time';
import { listPractitioners } from '../data';
import { Portrait } from './portrait';
import { PresentToday } from './present-today';

export async function BranchDoctorsToday({ branch, locale }: { branch: Branch; locale: Locale }) {
  const [, t, hours, ui] = await getWords('doctors', 'branches', 'ui');
  const team = await listPractitioners(locale, branch.id);
  return (
    <PresentToday
      people={team.map(({ doctor, schedules, absences }) => ({
        id: doctor.id,
        name: doctor.name,
        href: `${entryHref('doctor', doctor, locale)}${knownFragment({ by: 'branch', branch: branch.number })}`,
        ...contentLang(doctor, locale),
        note: nameList(locale, ui('listComma'), doctor.specialties),
        portrait: <Portrait doctor={doctor} size="line" />,
        schedules,
        absences: [...absences, ...branch.closures.map(bareClosure)],
      }))}
      timeZone={branch.timeZone}
      madeOn={todayIn(branch)}
      locale={locale}
      words={{ timeRange: hours.raw('timeRange'), listComma: ui('listComma'), nobody: t('nobodyToday') }}
    />
  );
}
