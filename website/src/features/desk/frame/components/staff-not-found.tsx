import { RequestedPath } from '@/components/layout/requested-path';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { appointmentsPath } from '@/features/account/session/rules';
import { getWords } from '@/i18n/translations';

export async function StaffNotFound() {
  const [locale, t, words] = await getWords('errors', 'appointments.detail');
  return (
    <Container className="py-8">
      <h1 className="text-2xl">{t.rich('notFoundTitle', { path: () => <RequestedPath /> })}</h1>
      <p className="mt-2 mb-6 text-text-soft">{t('notFoundText')}</p>
      <ButtonLink href={appointmentsPath(locale)} prefetch={false}>
        {words('back')}
      </ButtonLink>
    </Container>
  );
}
