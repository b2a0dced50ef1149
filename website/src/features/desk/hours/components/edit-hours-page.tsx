import { BackLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { DoctorHours } from '@/contract/hours';
import { weekdayName } from '@/features/site/branches/clock-words';
import type { Branch } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { firstDayOfWeek, UNKNOWN_COUNTRY, weekFrom } from '@/lib/time/week';
import type { Given } from '../form-rules';
import { type HoursEdit, hoursPath } from '../rules';
import { HoursForm } from './hours-form';
import { OpeningHours } from './opening-hours';

export async function EditHoursPage({
  hours: { doctor, branches, week },
  branches: shown,
  edit,
  given,
}: {
  hours: DoctorHours;
  branches: Branch[];
  edit: HoursEdit;
  given: Given;
}) {
  const [locale, t] = await getWords('hours');
  const weekdays = weekFrom(firstDayOfWeek(branches[0]?.country ?? UNKNOWN_COUNTRY)).map((id) => ({
    id,
    name: weekdayName(id, locale),
  }));
  return (
    <Container>
      <BackLink href={hoursPath({ locale, doctor: doctor.documentId, week })}>
        {t('hoursOf', { doctor: doctor.name[locale] })}
      </BackLink>
      <Card className="mt-2 max-w-4xl">
        <h1 className="text-2xl">{t(`editTitle.${edit.kind}`, { doctor: doctor.name[locale] })}</h1>
        <ClientMessages of={['hours.form', 'hours.plan', 'hours.offered', 'hours.picture']}>
          <HoursForm
            given={given}
            branches={branches.map(({ documentId, name }) => ({ value: documentId, label: name[locale] }))}
            weekdays={weekdays}
            opening={Object.fromEntries(
              shown.map((branch) => [
                branch.id,
                <OpeningHours key={branch.id} branch={branch} title={t('offered.opening')} />,
              ]),
            )}
          />
        </ClientMessages>
      </Card>
    </Container>
  );
}
