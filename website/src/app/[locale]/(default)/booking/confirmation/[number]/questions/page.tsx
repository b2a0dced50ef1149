import { notFound } from 'next/navigation';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { QuestionsPage } from '@/features/booking/questions/components/questions-page';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export const generateMetadata = privateMetadata({
  title: 'appointment.questions.title',
  referrer: 'same-origin',
});

/** Questions before a visit, to be answered and corrected by its patient. */
export default async function AnswerQuestions({ params }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath(locale, number, '/questions');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  return <QuestionsPage locale={locale} bookingNumber={bookingNumber} />;
}
