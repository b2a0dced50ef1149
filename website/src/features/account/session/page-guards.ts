import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { createElement, type ReactElement } from 'react';
import type { CurrentUser } from '@/contract/account';
import { DOCUMENT_ID } from '@/contract/limits';
import { type Duty, hasDuty } from '@/contract/roles';
import { isLocale, type Locale } from '@/i18n/routing';
import type { Address as AskedAddress } from '@/lib/address/address';
import { besidePath, type RememberedList } from '@/lib/address/list-memory';
import { restoreList } from '@/lib/address/restore-list';
import { readId, type SearchParams } from '@/lib/address/search-params';
import { orRefusal } from '@/lib/backend/errors';
import { StaffTrouble } from './components/staff-trouble';
import { loginPath } from './rules';
import { asStaff, requireSession, type StaffSession } from './session';

interface Address {
  locale: Locale;
  /** The document id in the path, or the name in it; '' where the path has none. */
  id: string;
  name: string;
  search: SearchParams;
}

interface Reader {
  locale: Locale;
  id: string;
  session: StaffSession;
  staff: NonNullable<CurrentUser['staff']>;
  /** Path of the page, without the row that is open beside a list. */
  path: string;
  /** Document id of the row that is open beside a list. */
  open: string | null;
}

/** A page of the staff area: every page states all of it but `list`, and `ask` where its address has no options. */
interface StaffPage<Asked extends object> {
  /** Duty that the page needs; null for all staff. Others are told there is no such page. */
  duty: Duty | 'manager' | null;
  /** The list it shows: its bare address leads to the list as this browser's reader left it. */
  list?: RememberedList;
  /** Reads the options of an address; null for one of no page. */
  ask?: (address: Address) => Asked | null | Promise<Asked | null>;
  /** Returns the path to come back to after signing in. */
  path: (asked: Asked & Pick<Reader, 'locale' | 'id'>) => string;
  /** Draws the page; null for what is not there, `failed` for what cannot be shown just now. */
  show: (asked: Asked & Reader) => Promise<ReactElement | null | 'failed'> | ReactElement;
}

/** Returns `ask` and `path` for a page whose filter is all in its address: `show` receives it as `filter`. */
export function askFor<Filter>(address: AskedAddress<Filter>) {
  return {
    ask: ({ search }: Address) => ({ filter: address.read(search) }),
    path: ({ locale, filter }: { locale: Locale; filter: Filter }) => address.path(locale, filter),
  };
}

/** Makes a page of the staff area: checks the address, the session, rights and duty, then reads and draws it. */
export function staffPage<Asked extends object>(page: StaffPage<Asked>) {
  const { duty, list, ask = () => ({}) as Asked, path: pathOf, show } = page;
  return async ({
    params,
    searchParams,
  }: {
    params: Promise<{ locale: string; id?: string; name?: string }>;
    searchParams: Promise<SearchParams>;
  }): Promise<ReactElement> => {
    const { locale, id = '', name = '' } = await params;
    if (!isLocale(locale) || (id !== '' && !DOCUMENT_ID.test(id))) notFound();
    const search = await searchParams;
    const askFor = (query: SearchParams) => ask({ locale, id, name, search: query });
    if (list) {
      await restoreList(list, search, async (query) => {
        const left = await askFor(query);
        return left && pathOf({ ...left, locale, id });
      });
    }
    const asked = await askFor(search);
    if (!asked) notFound();
    const path = pathOf({ ...asked, locale, id });
    const open = list ? readId(search.open) : null;
    const to = open ? besidePath({ path, id: open }) : path;
    const account = await requireSession(locale, to);
    if (!account) return createElement(StaffTrouble, { retry: to });
    const session = asStaff(account);
    const staff = account.user.staff;
    if (!session || !staff) redirect(loginPath({ locale, why: 'notStaff' }));
    if (duty && !isAllowed({ role: staff.role, duty })) notFound();
    const shown = await orRefusal(
      async () => show({ ...asked, locale, id, session, staff, path, open }),
      ({ status }): 'refused' | 'failed' => (status === 403 ? 'refused' : 'failed'),
    );
    if (shown === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
    if (shown === 'failed') return createElement(StaffTrouble, { retry: to });
    if (shown === null) notFound();
    return shown;
  };
}

function isAllowed({ role, duty }: { role: Reader['staff']['role']; duty: Duty | 'manager' }): boolean {
  return duty === 'manager' ? role === 'manager' : hasDuty({ role, duty });
}
