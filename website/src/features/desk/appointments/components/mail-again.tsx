import { PressForm } from '@/components/form/press-form';
import { getTranslations } from '@/i18n/translations';
import { sendMailAgainAction } from '../actions';
import type { MailSubject } from '../schema';

interface Props {
  about?: MailSubject;
  id: string;
  mail: string;
  label: string;
}

/** Button that sends a message again; the backend accepts it once. */
export async function MailAgain({ about = 'appointment', id, mail, label }: Props) {
  const t = await getTranslations('appointments.mails');
  return (
    <PressForm
      action={sendMailAgainAction}
      fields={{ about, id, mail }}
      label={label}
      pendingLabel={t('sending')}
      className="mt-1"
    >
      {t('again')}
    </PressForm>
  );
}
