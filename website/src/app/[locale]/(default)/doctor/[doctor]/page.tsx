import type { Metadata } from 'next';
import { DoctorJsonLd } from '@/features/site/doctors/components/doctor-json-ld';
import { DoctorPage } from '@/features/site/doctors/components/doctor-page';
import { getDoctor, listDoctors } from '@/features/site/doctors/data';
import { doctorMetadata } from '@/features/site/doctors/doctor-metadata';
import { listSegments, readEntry } from '@/lib/page/entry-page';

type Props = { params: Promise<{ locale: string; doctor: string }> };

export async function generateStaticParams({
  params,
}: {
  params: { locale: string };
}): Promise<{ doctor: string }[]> {
  const segments = await listSegments(params.locale, listDoctors);
  return segments.map((doctor) => ({ doctor }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry } = await readDoctor(params);
  return doctorMetadata(entry, locale);
}

export default async function Page({ params }: Props) {
  const { locale, entry } = await readDoctor(params);
  return (
    <>
      <DoctorJsonLd doctor={entry} locale={locale} />
      <DoctorPage doctor={entry} locale={locale} />
    </>
  );
}

async function readDoctor(params: Props['params']) {
  const { locale, doctor: segment } = await params;
  return readEntry({ locale, segment, section: 'doctor', find: getDoctor });
}
