import { notFound } from 'next/navigation';
import { CheckInPage } from '@/features/booking/appointment/components/check-in-page';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointment.checkIn.title');

export default localePage<{ branch: string; code: string }>(
  async ({ locale, branch, code, searchParams }) => {
    if (!/^\d{1,10}$/.test(branch) || !/^[\w-]{16}$/.test(code)) notFound();
    const { came } = await searchParams;
    return <CheckInPage locale={locale} branch={Number(branch)} doorCode={code} came={came} />;
  },
);
