import { BackLink } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { DoctorHours } from '@/contract/hours';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import type { Branch } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { drawWeek, sayOffered } from '../picture-words';
import { editPath, type HoursSaying, hoursPath } from '../rules';
import { sayAbsence } from '../set-words';
import { BranchLegend } from './branch-legend';
import { HoursSets } from './hours-sets';
import { OfferedTimes } from './offered-times';
import { OpeningHours } from './opening-hours';
import { SavedNote } from './saved-note';
import { WeekLinks } from './week-links';
import { WeekPicture } from './week-picture';

export async function DoctorHoursPage({
  hours,
  branches: shown,
  saying,
}: {
  hours: DoctorHours;
  branches: Branch[];
  saying: HoursSaying | null;
}) {
  const [locale, t] = await getWords('hours');
  const { doctor, branches, days, week } = hours;
  const name = doctor.name[locale];
  return (
    <Container>
      <BackLink href={hoursPath({ locale, week })}>{t('back')}</BackLink>
      <h1 className="text-2xl">{t('hoursOf', { doctor: name })}</h1>
      <PaperFacts dates={{ from: week, to: addDays({ date: week, days: 6 }) }} />
      <SavedNote saying={saying} />
      <div className="mt-4 grid gap-6 xl:grid-cols-[3fr_2fr]">
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <WeekLinks week={week} doctor={doctor.documentId} />
            <BranchLegend locale={locale} branches={branches} days={days} off={t('picture.legendOff')} />
          </div>
          <WeekPicture
            label={t('picture.label', { doctor: name })}
            days={drawWeek({ days, locale, t, branches })}
            nothing={t('picture.nothing')}
          />
        </Card>
        <Card>
          <OfferedTimes
            title={t('offered.title')}
            text={t('offered.text')}
            nothing={t('offered.nowhere')}
            offered={sayOffered({ offered: hours.offered, locale, t, branches })}
            opening={Object.fromEntries(
              shown.map((branch) => [
                branch.id,
                <OpeningHours key={branch.id} branch={branch} title={t('offered.opening')} />,
              ]),
            )}
          />
        </Card>
      </div>
      <HoursSets hours={hours} />
      <DaysOff hours={hours} />
    </Container>
  );
}

async function DaysOff({ hours }: { hours: DoctorHours }) {
  const [locale, t] = await getWords('hours');
  const to = (id: string | null) =>
    editPath({ locale, doctor: hours.doctor.documentId, edit: { kind: 'off', id }, week: hours.week });
  return (
    <section aria-labelledby="days-off" className="mt-8">
      <h2 id="days-off" className="text-xl">
        {t('daysOff.title')}
      </h2>
      <ButtonLink href={to(null)} prefetch={false} variant="secondary" size="sm" className="mt-3">
        {t('daysOff.add')}
      </ButtonLink>
      <List
        none={<p className="mt-2 text-text-soft">{t('daysOff.none')}</p>}
        className="mt-2 divide-y divide-line"
      >
        {hours.daysOff.map((off) => (
          <li key={off.documentId} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="font-semibold">{sayAbsence({ absence: off, locale, t })}</span>
            <span className="text-text-soft">
              <bdi>{off.note}</bdi>
            </span>
            <ButtonLink href={to(off.documentId)} prefetch={false} variant="quiet" size="sm">
              {t('daysOff.change')}
            </ButtonLink>
          </li>
        ))}
      </List>
    </section>
  );
}
