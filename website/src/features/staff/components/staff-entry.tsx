import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { Card } from '@/components/ui/card';
import type { StaffDetail } from '@/contract/staff-account';
import { getWords } from '@/i18n/translations';
import { changeStaffAction } from '../actions';

/** Whether somebody can sign in: the invitation again, the block, and its end. */
export async function StaffEntry({ account }: { account: StaffDetail }) {
  const [locale, t, words] = await getWords('staff.entry', 'staff');
  const { documentId, state } = account;
  const hidden = <ActionFields of={{ id: documentId }} />;
  return (
    <Card className="p-6">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-2 text-text-soft">{t(`text.${state}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'invited' ? (
          <form action={changeStaffAction} className="flex flex-wrap gap-3">
            {hidden}
            <input type="hidden" name="what" value="invite" />
            <SubmitButton name="language" value={locale} variant="secondary" pendingLabel={words('saving')}>
              {t('inviteAgain')}
            </SubmitButton>
          </form>
        ) : null}
        <form action={changeStaffAction}>
          {hidden}
          <input type="hidden" name="what" value={state === 'blocked' ? 'unblock' : 'block'} />
          <SubmitButton variant={state === 'blocked' ? 'secondary' : 'danger'} pendingLabel={words('saving')}>
            {state === 'blocked' ? t('unblock') : t('block')}
          </SubmitButton>
        </form>
      </div>
    </Card>
  );
}
