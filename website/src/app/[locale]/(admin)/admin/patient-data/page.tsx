import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { staffPage } from '@/features/account/session/page-guards';
import { newsFilePath } from '@/features/desk/news/rules';
import { PatientSearch } from '@/features/desk/patients/components/patient-search';
import { patientsPath } from '@/features/desk/patients/rules';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patients.title');

export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => patientsPath({ locale }),
  async show({ locale }) {
    const t = await getTranslations({ locale, namespace: 'patients' });
    return (
      <Container>
        <Card className="max-w-3xl">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-text-soft">{t('text')}</p>
          <ClientMessages of={['patients']}>
            <PatientSearch exportPath={patientsPath({ locale, file: true })} />
          </ClientMessages>
        </Card>
        <Card as="section" className="mt-6 max-w-3xl" aria-labelledby="news-readers">
          <h2 id="news-readers" className="text-lg">
            {t('news.title')}
          </h2>
          <p className="mt-1 text-text-soft">{t('news.text')}</p>
          <form action={newsFilePath(locale)} method="post" className="mt-4">
            <Button type="submit" variant="secondary">
              {t('news.export')}
            </Button>
          </form>
        </Card>
      </Container>
    );
  },
});
