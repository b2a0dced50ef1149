import { SubmitButton } from '@/components/form/submit-button';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { accountPath, appointmentsPath } from '@/features/account/session/rules';
import { getMainInfo } from '@/features/site/main-info/data';
import { otherLocale } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';

/** Top bar of the staff area, without a name: each page checks who is signed in. */
export async function StaffBar() {
  const [locale, account, appointments, layout] = await getWords('account', 'appointments', 'layout');
  const info = await getMainInfo(locale);
  const item =
    'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-sm max-sm:px-2';
  return (
    <header className="bg-surface-deep print:hidden" data-surface="deep">
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-1 sm:gap-x-4">
        <Link href={appointmentsPath(locale)} className={`${item} -ms-3 text-base max-sm:-ms-2`}>
          <Icon name="lucide:calendar-days" />
          <span>
            {appointments('title')}
            {info ? (
              <span className="font-normal text-text-on-deep-soft max-sm:hidden"> · {info.siteName}</span>
            ) : null}
          </span>
        </Link>
        <div className="flex items-center">
          <LanguageSwitch
            target={otherLocale(locale)}
            label={layout('switchLanguage')}
            hint={layout('switchLanguageHint')}
            className={item}
          />
          <Link href={accountPath(locale, 'profile')} className={item}>
            <Icon name="lucide:user-round" />
            <span className="max-sm:sr-only">{account('profile.title')}</span>
          </Link>
          <form action={accountPath(locale, 'logout')} method="post">
            <SubmitButton variant="onDeep" size="sm" pendingLabel={account('logout')}>
              {account('logout')}
            </SubmitButton>
          </form>
        </div>
      </Container>
    </header>
  );
}
