import { BackLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import type { DoctorHours } from '@/contract/hours';
import { weekdayName } from '@/features/site/branches/clock-words';
import { getWords } from '@/i18n/translations';
import { firstDayOfWeek, weekFrom } from '@/lib/time/week';
import { doctorHoursAddress, type HoursEdit } from '../address';
import type { Given } from '../form-rules';
import { drawOpeningHours, HoursCard } from './hours-card';

interface Props {
  hours: DoctorHours;
  edit: HoursEdit;
  given: Given;
}

export async function EditHoursPage({ hours, edit, given }: Props) {
  const [locale, t] = await getWords('hours');
  const { doctor, branches, week } = hours;
  const kind = edit.off ? 'off' : edit.copy ? 'copy' : 'set';
  const weekdays = weekFrom(firstDayOfWeek(branches[0]?.country));
  return (
    <Container>
      <BackLink href={doctorHoursAddress(doctor.documentId).path(locale, { week })}>
        {t('hoursOf', { doctor: doctor.name[locale] })}
      </BackLink>
      <HoursCard
        given={given}
        branches={branches.map(({ documentId, name }) => ({ value: documentId, label: name[locale] }))}
        weekdays={weekdays.map((id) => ({ id, name: weekdayName(id, locale) }))}
        opening={await drawOpeningHours()}
      >
        <h1 className="text-2xl">{t(`editTitle.${kind}`, { doctor: doctor.name[locale] })}</h1>
      </HoursCard>
    </Container>
  );
}
