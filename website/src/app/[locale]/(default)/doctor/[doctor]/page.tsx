import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { DoctorJsonLd } from '@/features/doctors/components/doctor-json-ld';
import { doctorMetadata } from '@/features/doctors/components/doctor-metadata';
import { DoctorPage } from '@/features/doctors/components/doctor-page';
import { type DoctorProfile, getDoctor, listDoctors } from '@/features/doctors/data';
import { doctorPath, parseDoctorSegment } from '@/features/doctors/query';
import { isLocale, type Locale, localePath } from '@/i18n/routing';

type Props = { params: Promise<{ locale: string; doctor: string }> };

/** Every doctor is built ahead when the backend answers; else each page is made at its first visit. */
export async function generateStaticParams({
  params,
}: {
  params: { locale: string };
}): Promise<{ doctor: string }[]> {
  const { locale } = params;
  if (!isLocale(locale)) return [];
  try {
    const doctors = await listDoctors({ locale });
    return doctors.map((doctor) => ({ doctor: segmentOf({ doctor, locale }) }));
  } catch {
    return [];
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, doctor } = await readDoctor(params);
  return doctorMetadata({ doctor, locale });
}

export default async function Page({ params }: Props) {
  const { locale, doctor } = await readDoctor(params);
  return (
    <>
      <DoctorJsonLd doctor={doctor} locale={locale} />
      <DoctorPage doctor={doctor} locale={locale} />
    </>
  );
}

/** The number alone finds the doctor; any other slug leads to the right address, for good. */
async function readDoctor(params: Props['params']): Promise<{ locale: Locale; doctor: DoctorProfile }> {
  const { locale, doctor: raw } = await params;
  const segment = decode(raw);
  const asked = segment === null ? null : parseDoctorSegment(segment);
  if (!isLocale(locale) || asked === null) notFound();
  const doctor = await getDoctor({ locale, number: asked.number });
  if (!doctor) notFound();
  if (segmentOf({ doctor, locale }) !== segment) {
    permanentRedirect(encodeURI(localePath({ locale, path: doctorPath({ doctor, locale }) })));
  }
  return { locale, doctor };
}

function segmentOf({
  doctor,
  locale,
}: {
  doctor: Pick<DoctorProfile, 'number' | 'slugs'>;
  locale: Locale;
}): string {
  return doctorPath({ doctor, locale }).slice('/doctor/'.length);
}

/** Arabic slugs arrive percent-encoded; what cannot be decoded names nobody. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return null;
  }
}
