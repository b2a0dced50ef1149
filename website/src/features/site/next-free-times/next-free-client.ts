import { bookAppointmentPath, type KnownAppointment } from '@/lib/address/booking-address';
import { type DrawLivePart, fillSlot, redrawOnReturn } from '@/lib/browser/live-part';
import { readLiveWords } from '@/lib/page/live-words';
import { askNextFree } from './client';
import type { NextFreeInWords } from './query';

export interface NextFreeData {
  /** Document id of the doctor; the earliest of all doctors where none is named. */
  doctorId?: string | undefined;
  branchId?: string | undefined;
  serviceId?: string | undefined;
  branches: Record<string, string>;
  /** Choices that the page around knows, which go along into the booking. */
  known?: KnownAppointment | undefined;
}

const COMMA = { en: ', ', ar: '، ' } as const;

/** Attribute of the link to exactly the time. It leads nowhere until there is one. */
export const TIME_LINK = 'data-time-link';

/** Says in a part when and where the first free time of its doctor, service and branch is. `data-state`: free, none, unknown. */
export const drawNextFree: DrawLivePart<NextFreeData> = ({ part, data, isCurrent }) => {
  const words = readLiveWords();
  const show = ({ state, moment, place = '' }: { state: string; moment: string; place?: string }) => {
    if (!isCurrent()) return;
    fillSlot({ part, slot: 'place', text: place, isName: true });
    fillSlot({ part, slot: 'moment', text: moment });
    part.dataset.state = state;
  };
  const link = (to: { href: string; label: string } | null) => {
    const element = part.querySelector(`[${TIME_LINK}]`);
    if (!isCurrent() || !element) return;
    for (const [name, value] of [
      ['href', to?.href],
      ['aria-label', to?.label],
    ] as const) {
      if (value) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  };
  if (!words) return;
  const { locale, nextFree } = words;
  const say = (state: 'none' | 'unknown') => {
    link(null);
    show({ state, moment: nextFree[state] });
  };
  const look = () => {
    askNextFree({ locale, branch: data.branchId, service: data.serviceId })
      .then((known) => {
        const first = firstOf(known, data.doctorId);
        if (!first) return say('none');
        const branch = data.branches[first.branch];
        show({ state: 'free', moment: first.moment, place: branch ? ` · ${branch}` : '' });
        const path = bookAppointmentPath({
          by: data.known?.by ?? 'doctor',
          specialty: data.known?.specialty,
          service: data.known?.service,
          ...first.numbers,
          date: first.date,
          time: first.startsAt,
        });
        const label = nextFree.book.replace(
          '{moment}',
          [first.moment, branch].filter(Boolean).join(COMMA[locale]),
        );
        link({ href: `/${locale}${path}`, label });
      })
      .catch(() => say('unknown'));
  };
  // Drawn before for another service, such as of a list that was narrowed. Later it keeps its address, and with it the focus.
  link(null);
  look();
  redrawOnReturn(isCurrent, look);
};

function firstOf(known: NextFreeInWords[], doctorId: string | undefined): NextFreeInWords | undefined {
  if (doctorId !== undefined) return known.find(({ doctor }) => doctor === doctorId);
  const earlier = (one: NextFreeInWords, other: NextFreeInWords) =>
    Date.parse(other.startsAt) < Date.parse(one.startsAt) ? other : one;
  return known.length === 0 ? undefined : known.reduce(earlier);
}
