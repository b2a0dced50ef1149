import { Container } from '@/components/ui/container';
import { DoctorGrid } from '@/features/site/doctors/components/doctor-grid';
import { listDoctors } from '@/features/site/doctors/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { PageBlockOf } from '../blocks-schema';
import { pickInOrder } from '../rules';
import { BlockHeading } from './block-heading';

/** The doctors whom an editor chose; nothing where none of them is published. */
export async function DoctorsBlock({
  block,
  locale,
  words,
}: {
  block: PageBlockOf<'doctors'>;
  locale: Locale;
  words: ContentLang;
}) {
  const doctors = pickInOrder(await listDoctors({ locale }), block.doctors);
  if (doctors.length === 0) return null;
  return (
    <Container>
      <BlockHeading text={block.heading} words={words} />
      <DoctorGrid doctors={doctors} />
    </Container>
  );
}
