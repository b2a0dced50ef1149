import { getTranslations } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { listBranches } from '@/features/branches/data';
import { getMainInfo } from '@/features/main-info/data';
import { listSpecialties } from '@/features/specialties/data';
import { type Locale, localePath } from '@/i18n/routing';
import { formatPhone } from '@/lib/phone';
import { type Doctor, listDoctors } from '../data';
import type { DoctorFilter } from '../query';
import { DoctorCard } from './doctor-card';
import { DoctorFinder } from './doctor-finder';

/** Every doctor with the search above; `asked` is what the address already asks for. */
export async function DoctorList({ locale, asked }: { locale: Locale; asked: DoctorFilter }) {
  const [t, doctors, specialties, branches] = await Promise.all([
    getTranslations('doctors'),
    listDoctors({ locale }),
    listSpecialties({ locale }),
    listBranches({ locale }),
  ]);
  const path = localePath({ locale, path: '/doctors' });
  if (doctors.length === 0) {
    return <NoDoctors locale={locale} />;
  }
  return (
    <DoctorFinder
      path={path}
      asked={asked}
      doctors={doctors.map((doctor) => ({
        id: doctor.id,
        text: searchText(doctor),
        names: Object.values(doctor.names).join(' '),
        specialties: doctor.specialties.map(({ number }) => number),
        branches: doctor.branches.map(({ number }) => number),
        card: <DoctorCard doctor={doctor} heading="h2" locale={locale} />,
      }))}
      specialties={specialties.map(({ number, name }) => ({ number, name }))}
      branches={branches.map(({ number, name }) => ({ number, name }))}
      words={{
        search: t('finder.search'),
        searchHint: t('finder.searchHint'),
        specialty: t('finder.specialty'),
        branch: t('finder.branch'),
        allSpecialties: t('finder.allSpecialties'),
        allBranches: t('finder.allBranches'),
        submit: t('finder.submit'),
        clear: t('finder.clear'),
        counts: Array.from({ length: doctors.length + 1 }, (_, count) => t('found', { count })),
      }}
      searchIcon={<Icon name="lucide:search" />}
      empty={
        <EmptyState
          title={t('noneFound.title')}
          text={t('noneFound.text')}
          action={
            <ButtonLink href={localePath({ locale, path: '/booking?by=branch' })} variant="secondary">
              {t('noneFound.action')}
            </ButtonLink>
          }
        />
      }
    />
  );
}

/** Nobody to choose from yet: the phone, where there is one, and the contact page are the way on. */
async function NoDoctors({ locale }: { locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('doctors.noneYet'), getMainInfo(locale)]);
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <>
          {info ? (
            <a href={`tel:${info.phone}`} className={buttonClass({})}>
              <Icon name="lucide:phone" />
              <bdi dir="ltr">{formatPhone({ phone: info.phone })}</bdi>
            </a>
          ) : null}
          <ButtonLink href={localePath({ locale, path: '/contact' })} variant="secondary">
            {t('action')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Names in both scripts, so that either spelling finds the doctor, and the specialties. */
function searchText({ names, title, specialties }: Doctor): string {
  return [...Object.values(names), title, ...specialties.map(({ name }) => name)].filter(Boolean).join(' ');
}
