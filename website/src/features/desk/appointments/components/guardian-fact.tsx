import type { Appointment } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { ContactLinks } from './contact-links';
import { Fact } from './facts';

/** Guardian of a patient with relation, and phone if it differs; nothing if there is none. */
export async function GuardianFact({ appointment }: { appointment: Appointment }) {
  const t = await getTranslations('appointments');
  const { guardianName, guardianRelation, guardianPhone, phone, branch } = appointment;
  if (guardianName === null) return null;
  return (
    <Fact label={t('detail.fields.guardian')}>
      <bdi>{guardianName}</bdi>
      {guardianRelation ? ` (${t(`detail.relations.${guardianRelation}`)})` : null}
      {guardianPhone && guardianPhone !== phone ? (
        <ContactLinks phone={guardianPhone} name={guardianName} country={branch.country} />
      ) : null}
    </Fact>
  );
}
