import { ActionButton } from '@/components/ui/action-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LabelledSection } from '@/components/ui/labelled-section';
import { List } from '@/components/ui/list';
import type { DoctorHours, StoredSet } from '@/contract/hours';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { clockText, weekdayName } from '@/features/site/branches/clock-words';
import { getWords } from '@/i18n/translations';
import { addDays, firstDayOfWeek, weekFrom } from '@/lib/time/week';
import { editAddress, type HoursSaying, hoursAddress, NEW } from '../address';
import { drawWeek, sayAbsence, sayBranch, sayOffered, saySet } from '../words';
import { drawOpeningHours, SavedNote } from './hours-card';
import { OfferedTimes } from './offered-times';
import { WeekHead } from './week-head';
import { WeekPicture } from './week-picture';

export async function DoctorHoursPage({ hours, saying }: { hours: DoctorHours; saying: HoursSaying | null }) {
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
          <OfferedTimes offered={sayOffered(hours.offered, known)} opening={await drawOpeningHours()} />
        </Card>
      </div>
      <HoursSets hours={hours} />
      <DaysOff hours={hours} />
    </DeskPage>
  );
}

async function HoursSets({ hours }: { hours: DoctorHours }) {
  const [locale, t] = await getWords('hours');
  const { doctor, sets, branches, today, week } = hours;
  const known = { locale, t, branches };
  const to = (edit: { set: string } | { copy: string }) =>
    editAddress(doctor.documentId).path(locale, { ...edit, week });
  return (
    <LabelledSection id="sets" title={t('sets.title')} look="text-xl" className="mt-8">
      <p className="mt-1 max-w-text text-sm text-text-soft">{t('sets.text')}</p>
      <ActionButton href={to({ set: NEW })} className="mt-3">
        {t('sets.add')}
      </ActionButton>
      <List none={<p className="mt-2">{t('sets.none')}</p>} className="mt-3 grid gap-4 md:grid-cols-2">
        {sets.map((set) => (
          <Card as="li" key={set.documentId} className="p-4 sm:p-4">
            <h3 className="flex flex-wrap items-center gap-2 text-lg">
              {sayBranch(set.branch, known)}
              {set.label ? (
                <Badge tone="accent">
                  <bdi>{set.label}</bdi>
                </Badge>
              ) : null}
              {set.validTo !== null && set.validTo < today ? <Badge>{t('sets.over')}</Badge> : null}
            </h3>
            <p className="mt-1">{saySet(set, known)}</p>
            <p className="text-sm text-text-soft">{t('sets.slots', { minutes: set.slotMinutes })}</p>
            <dl className="mt-2 text-sm">
              {daysOf(set, branches[0]?.country).map(({ weekday, shifts }) => (
                <div key={weekday} className="flex gap-3 py-0.5">
                  <dt className="w-28 shrink-0 font-semibold">{weekdayName(weekday, locale)}</dt>
                  <dd>
                    {shifts
                      .map(({ startsAt, endsAt, pastMidnight }) =>
                        t(pastMidnight ? 'sets.nightShift' : 'sets.shift', {
                          from: clockText({ time: startsAt, locale }),
                          to: clockText({ time: endsAt, locale }),
                        }),
                      )
                      .join(t('comma'))}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 flex flex-wrap gap-2">
              <ActionButton
                href={to({ set: set.documentId })}
                aria-label={t('sets.changeOf', { branch: sayBranch(set.branch, known) })}
              >
                {t('change')}
              </ActionButton>
              <ActionButton href={to({ copy: set.documentId })} variant="quiet">
                {t('sets.copy')}
              </ActionButton>
            </p>
          </Card>
        ))}
      </List>
    </LabelledSection>
  );
}

/** The weekdays that have shifts, in the order of the country's week. */
function daysOf(set: StoredSet, country: string | undefined) {
  return weekFrom(firstDayOfWeek(country))
    .map((weekday) => ({ weekday, shifts: set.shifts.filter((shift) => shift.weekday === weekday) }))
    .filter(({ shifts }) => shifts.length > 0);
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
              {t('change')}
            </ActionButton>
          </li>
        ))}
      </List>
    </LabelledSection>
  );
}
