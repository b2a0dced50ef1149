import { ActionButton } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { LabelledSection } from '@/components/ui/labelled-section';
import { List } from '@/components/ui/list';
import type { DoctorHours } from '@/contract/hours';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import type { Branch } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { editAddress, type HoursSaying, hoursAddress, NEW } from '../address';
import { drawWeek, sayOffered } from '../picture-words';
import { sayAbsence } from '../set-words';
import { openingHoursOf } from './hours-card';
import { HoursSets } from './hours-sets';
import { OfferedTimes } from './offered-times';
import { SavedNote } from './saved-note';
import { WeekHead } from './week-head';
import { WeekPicture } from './week-picture';

interface Props {
  hours: DoctorHours;
  branches: Branch[];
  saying: HoursSaying | null;
}

export async function DoctorHoursPage({ hours, branches: shown, saying }: Props) {
  const [locale, t] = await getWords('hours');
  const { doctor, branches, days, week } = hours;
  const known = { locale, t, branches };
  const name = doctor.name[locale];
  return (
    <DeskPage
      title={t('hoursOf', { doctor: name })}
      back={{ href: hoursAddress.path(locale, { week }), label: t('back') }}
    >
      <PaperFacts dates={{ from: week, to: addDays({ date: week, days: 6 }) }} />
      <SavedNote saying={saying} />
      <div className="mt-4 grid gap-6 xl:grid-cols-[3fr_2fr]">
        <Card>
          <WeekHead week={week} doctor={doctor.documentId} branches={branches} days={days} />
          <WeekPicture label={t('picture.label', { doctor: name })} days={drawWeek(days, known)} />
        </Card>
        <Card>
          <OfferedTimes
            offered={sayOffered(hours.offered, known)}
            opening={openingHoursOf(shown, t('offered.opening'))}
          />
        </Card>
      </div>
      <HoursSets hours={hours} />
      <DaysOff hours={hours} />
    </DeskPage>
  );
}

async function DaysOff({ hours }: { hours: DoctorHours }) {
  const [locale, t] = await getWords('hours');
  const to = (off: string) => editAddress(hours.doctor.documentId).path(locale, { off, week: hours.week });
  return (
    <LabelledSection id="days-off" title={t('daysOff.title')} look="text-xl" className="mt-8">
      <ActionButton href={to(NEW)} className="mt-3">
        {t('daysOff.add')}
      </ActionButton>
      <List
        none={<p className="mt-2 text-text-soft">{t('daysOff.none')}</p>}
        className="mt-2 divide-y divide-line"
      >
        {hours.daysOff.map((off) => (
          <li key={off.documentId} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="font-semibold">{sayAbsence(off, { locale, t })}</span>
            <span className="text-text-soft">
              <bdi>{off.note}</bdi>
            </span>
            <ActionButton href={to(off.documentId)} variant="quiet">
              {t('daysOff.change')}
            </ActionButton>
          </li>
        ))}
      </List>
    </LabelledSection>
  );
}
