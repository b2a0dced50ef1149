import { Container } from '@/components/ui/container';
import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { ServiceRows } from '@/features/site/services/components/service-rows';
import { listServices } from '@/features/site/services/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { PageBlockOf } from '../blocks-schema';
import { pickInOrder } from '../rules';
import { BlockHeading } from './block-heading';

export async function ServicesBlock({
  block,
  locale,
  words,
}: {
  block: PageBlockOf<'services'>;
  locale: Locale;
  words: ContentLang;
}) {
  const services = pickInOrder(await listServices({ locale }), block.services);
  if (services.length === 0) return null;
  const fees = await sayServiceFees(services, locale);
  return (
    <Container>
      <BlockHeading text={block.heading} words={words} />
      <ServiceRows services={services} fees={fees} isBrief />
    </Container>
  );
}
