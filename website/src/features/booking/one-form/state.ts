import type { SummaryError } from '@/components/form/error-summary';
import type { Option } from '@/components/form/select';
import type { BookedAppointment } from '@/features/booking/booked/query';
import type { Typed } from '@/features/booking/details/schema';
import type { CodeAsked, Promised, WorkAsked } from '@/features/booking/details/state';
import type { ContactQuestions } from '@/lib/contact/contact-questions';

export interface PlainTimes {
  title: string;
  /** The branch's zone. */
  timeZone: string;
  groups: { part: string; label: string; times: { value: string; label: string }[] }[];
}

/** Content of the one-page form, in the language of the page. It holds what was typed and nothing secret. */
export interface PlainState extends Promised {
  turn: number;
  options: { branch: Option[]; doctor: Option[]; service: Option[]; date: Option[] };
  /** Choices as they stand in the selects; `time` is an ISO instant in UTC. */
  values: { branch: string; doctor: string; service: string; date: string; time: string };
  times: PlainTimes | null;
  /** The choices the times belong to, see `plainSignature`; empty without times. */
  shownFor: string;
  /** Text above the times, or in their place. */
  timesNote: string | null;
  /** Fee of the visit, and its note under a contract; null without a choice or a fee. */
  fee: { text: string; note: string | null } | null;
  /** True when this doctor has no time at all there: the page then shows next steps. */
  isDeadEnd: boolean;
  /** Other choices with a free time after a dead end; `value` is the query of their address. */
  ways: { value: string; title: string; lang: string; detail: string }[];
  /** Organisations whose cards the chosen branch accepts, or any branch while none is chosen; empty where only cash is taken. */
  organisations: Option[];
  /** Address at which the same choices are made step by step. */
  stepByStep: string;
  errors: SummaryError[];
  /** A booking that did not come about, said kindly. */
  notice: { title: string; text: string } | null;
  /** The code that proves the phone is asked for. */
  code: CodeAsked | null;
  /** The browser is asked for some work first. */
  work: WorkAsked | null;
  /** Last appointment that was booked in this browser, shown on return. */
  booked: BookedAppointment | null;
  /** Address of the booking with its key, to go to now that this form is booked. */
  bookedHref: string | null;
  typed: Typed;
  /** Questions about phone and address, asked now or before. */
  questions?: ContactQuestions | undefined;
  /** One per form, so that sending it twice books once; empty in a page that is the same for everybody. */
  idempotencyKey: string;
}
