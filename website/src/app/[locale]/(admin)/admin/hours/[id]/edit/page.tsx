import { notFound } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { EditHoursPage } from '@/features/hours/components/edit-hours-page';
import { getDoctorHours } from '@/features/hours/data';
import { orFailed, readEdited, readWeek } from '@/features/hours/query';
import { editPath, readEdit } from '@/features/hours/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';
import { readDate, type SearchParams } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = privateMetadata({ title: 'hours.edit' });

/** A set of hours or a day off of a doctor: a new one, one that is there, or the copy of a week for dates of its own. */
export default async function EditHoursRoute({ params, searchParams }: Props) {
  const { locale, id: doctor } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(doctor)) notFound();
  const asked = await searchParams;
  const edit = readEdit(asked);
  const to = editPath({ locale, doctor, edit, week: readDate(asked.week) });
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const { token } = session;
  const read = await orFailed(async () => {
    const { week, branches } = await readWeek({ locale, params: asked });
    return { branches, hours: await getDoctorHours({ token, doctor, week }) };
  });
  if (read === 'failed') return <StaffTrouble retry={to} />;
  const { hours, branches } = read;
  const given = hours && readEdited({ hours, edit });
  if (!given) notFound();
  return <EditHoursPage locale={locale} hours={hours} branches={branches} edit={edit} given={given} />;
}
