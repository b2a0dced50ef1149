import { ActionButton } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import { nameLine } from '@/components/ui/name-line';
import type { HoursList } from '@/contract/hours';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { closuresAddress, doctorHoursAddress, roomsAddress } from '../address';
import { drawWeek } from '../words';
import { ClosureList } from './closures-page';
import { WeekHead } from './week-head';
import { WeekPicture } from './week-picture';

export async function HoursListPage({ list }: { list: HoursList }) {
  const [locale, t] = await getWords('hours');
  const { doctors, branches, closures, rooms, week } = list;
  return (
    <DeskPage title={t('title')}>
      <PaperFacts dates={{ from: week, to: addDays({ date: week, days: 6 }) }} />
      <p className="mt-1 mb-3 max-w-text text-text-soft print:hidden">{t('lead')}</p>
      <WeekHead week={week} branches={branches} days={doctors.flatMap(({ days }) => days)} />
      <List
        none={<EmptyState title={t('noDoctors')} text={t('noDoctorsText')} />}
        className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2 print:gap-2"
      >
        {doctors.map(({ documentId, name, days }) => (
          <Card as="li" key={documentId} className="p-4 sm:p-4 print:p-2 print:shadow-none">
            <h2 className="text-lg">
              <Link
                href={doctorHoursAddress(documentId).path(locale, { week })}
                className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              >
                {nameLine(locale, name)}
              </Link>
            </h2>
            <WeekPicture
              isThin
              label={t('picture.label', { doctor: name[locale] })}
              days={drawWeek(days, { locale, t, branches })}
            />
          </Card>
        ))}
      </List>
      <section aria-label={t('closures.title')} className="mt-8 print:mt-4">
        <h2 className="text-xl">{t('closures.title')}</h2>
        <ActionButton href={closuresAddress.path(locale)} className="mt-3">
          {t('closures.add')}
        </ActionButton>
        <ClosureList closures={closures} branches={branches} />
      </section>
      {rooms.length === 0 ? null : (
        <section className="mt-8 print:hidden">
          <h2 className="text-xl">{t('rooms.title')}</h2>
          <ActionButton href={roomsAddress.path(locale)} className="mt-3">
            {t('rooms.open')}
          </ActionButton>
        </section>
      )}
    </DeskPage>
  );
}
