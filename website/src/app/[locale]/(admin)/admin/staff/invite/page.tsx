import { staffPage } from '@/features/account/session/page-guards';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { InviteForm } from '@/features/desk/staff/components/invite-form';
import { staffPages } from '@/features/desk/staff/rules';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('staff.invite.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => staffPages.entry(locale, 'invite'),
  async show({ locale }) {
    const [t, branches, doctors] = await Promise.all([
      getTranslations({ locale, namespace: 'staff' }),
      listBranches({ locale }),
      listDoctors({ locale }),
    ]);
    return (
      <DeskPage
        narrow
        title={t('invite.title')}
        lead={t('invite.text')}
        back={{ href: staffPages.path(locale), label: t('back') }}
      >
        <ClientMessages
          of={['staff.invite', 'staff.columns', 'staff.roles', 'staff.roleHints', 'staff.rights']}
        >
          <InviteForm
            branches={branches.map(({ id, name }) => ({ id, name }))}
            doctors={doctors.map(({ id, name }) => ({ id, name }))}
          />
        </ClientMessages>
      </DeskPage>
    );
  },
});
