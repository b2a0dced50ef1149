import { expect, test } from 'vitest';
import { appointmentsAddress, moveAddress } from './features/desk/appointments/address';
import { workListAddress } from './features/desk/calls/address';
import { figuresAddress } from './features/desk/figures/address';
import { logAddress } from './features/desk/log/address';
import { messagesAddress } from './features/desk/messages/address';
import { pageViewsAddress } from './features/desk/page-views/address';
import { patientsAddress } from './features/desk/patient-search/address';
import { calendarAddress, newAppointmentAddress } from './features/desk/staff-calendar/address';
import { todayAddress } from './features/desk/today/address';
import type { Address } from './lib/address/address';

const ID = 'a'.repeat(24);
const BY_ROOM = `branch=${ID}&doctor=${ID}`;
const DAY = 'date=2026-11-20';
const NO_DAY = 'branch=x&date=2026-02-30';
const LISTED = `status=pending&${BY_ROOM}&contractType=company&firstDay=2026-11-20&lastDay=2026-11-30&toBeMoved=true`;

/** Reads what an address asks for, and writes it again. */
const again =
  <Values>(address: Address<Values>) =>
  (locale: 'en' | 'ar', search: string) =>
    address.path(locale, address.read(Object.fromEntries(new URLSearchParams(search))));

const SHOWN = 'search=abcdefgh12&columns=when-patient-notes&sort=startsAt%3Aasc&size=50&page=3';
const ODD = 'status=lost&branch=x&firstDay=2026-02-30&search=Mona&q=Mona&sort=phone:asc&size=7&page=-1';
const FIGURES = `service=${ID}&weekday=7&by=service&from=2026-10-01&to=2026-10-31`;
const ODD_FIGURES = 'branch=x&weekday=8&by=patient&from=2026-02-30&to=soon&other=x';
const MOVE = `branch=${ID}&doctor=any&service=${ID}&from=2026-11-24`;
const NEW = `${BY_ROOM}&startsAt=2026-11-20T08%3A00%3A00.000Z&overbook=yes`;
const LOG = `actor=${ID}&action=card.view&firstDay=2026-11-20&page=3`;

test.each([
  [`appointments?${LISTED}&${SHOWN}`, ODD, again(appointmentsAddress)],
  [`appointments/${ID}/move?${MOVE}`, 'branch=x&doctor=anybody&from=today', again(moveAddress(ID))],
  [`appointments/new?${NEW}`, 'branch=x&startsAt=soon&name=Mona', again(newAppointmentAddress)],
  [`calendar?span=week&${BY_ROOM}&${DAY}&everybody=yes`, `span=year&${NO_DAY}`, again(calendarAddress)],
  [`figures?${BY_ROOM}&${FIGURES}`, ODD_FIGURES, again(figuresAddress)],
  [`log?${LOG}`, 'actor=../x&action=x&firstDay=2026-99-99&page=0', again(logAddress)],
  ['messages?handling=new&page=2', 'handling=lost&page=-1', again(messagesAddress)],
  ['patients?search=abcdefghij&sort=next', 'name=Mona&sort=phone', again(patientsAddress)],
  [`today?${BY_ROOM}&date=2026-05-10`, `doctor=../x&${NO_DAY}`, again(todayAddress)],
  ['visits?from=2026-08-26&to=2026-11-25', 'from=x&to=', again(pageViewsAddress)],
  ['work-list?page=2', 'page=1e9', again(workListAddress)],
])('the address of staff %s is read and written again, and else asks for nothing', (asked, odd, write) => {
  const [page = '', search = ''] = asked.split('?');
  expect(write('ar', search)).toBe(`/ar/admin/${asked}`);
  expect(write('en', odd)).toBe(`/en/admin/${page}`);
});
