import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { staffPage } from '@/features/account/session/page-guards';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { newsFilePath } from '@/features/desk/news/rules';
import { PatientSearch } from '@/features/desk/patients/components/patient-search';
import { patientsPath } from '@/features/desk/patients/rules';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patients.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => patientsPath({ locale }),
  async show({ locale }) {
    const t = await getTranslations({ locale, namespace: 'patients' });
    return (
      <DeskPage narrow title={t('title')} lead={t('text')}>
        <ClientMessages of={['patients']}>
          <PatientSearch exportPath={patientsPath({ locale, file: true })} />
        </ClientMessages>
        <Panel className="mt-8" title={t('news.title')} text={t('news.text')}>
          <form action={newsFilePath(locale)} method="post" className="mt-4">
            <Button type="submit" variant="secondary">
              {t('news.export')}
            </Button>
          </form>
        </Panel>
      </DeskPage>
    );
  },
});
