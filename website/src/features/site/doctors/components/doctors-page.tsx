import { getLocale } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import type { DoctorFilter } from '../query';
import { DoctorList } from './doctor-list';

export async function DoctorsPage({ asked, page }: { asked: DoctorFilter; page: number }) {
  const locale = await getLocale();
  return (
    <>
      <IntroHead page="doctors" locale={locale} />
      <Container className="pb-10 sm:pb-20">
        <DoctorList asked={asked} page={page} />
      </Container>
    </>
  );
}
