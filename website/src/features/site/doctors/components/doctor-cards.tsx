'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { BookLink, DoctorLink } from '@/features/site/next-free-times/components/book-link';
import {
  type AppointmentHere,
  KnownAppointmentHere,
  useKnownAppointment,
} from '@/features/site/next-free-times/components/known-appointment';
import { NextFreeLine } from '@/features/site/next-free-times/components/next-free-line';
import { NoNewBookingsLine } from '@/features/site/next-free-times/components/no-new-bookings-line';
import type { DoctorCardEntry, DoctorCardLook } from '../card-query';
import { CARD_PORTRAIT } from '../card-state';
import { PortraitFrame } from './portrait-frame';

interface DoctorCardsProps {
  cards: DoctorCardEntry[];
  look: DoctorCardLook;
  className: string;
  known?: AppointmentHere;
  /** Ids of the visible cards; all if omitted. */
  shown?: ReadonlySet<string>;
}

/** Doctors as cards; `known` are choices that their links keep. */
export function DoctorCards({ cards, look, className, known = {}, shown }: DoctorCardsProps) {
  return (
    <KnownAppointmentHere known={known}>
      <ul className={className} hidden={shown?.size === 0}>
        {cards.map((card) => (
          <li key={card.id} hidden={shown ? !shown.has(card.id) : undefined}>
            <DoctorCard doctor={card} look={look} />
          </li>
        ))}
      </ul>
    </KnownAppointmentHere>
  );
}

/** Card of a doctor with specialty, place, next free time and a booking button; a single row on wide screens. */
function DoctorCard({ doctor, look }: { doctor: DoctorCardEntry; look: DoctorCardLook }) {
  const { locale, heading: Heading, words, icons } = look;
  const isAtBranch = useKnownAppointment().branch !== undefined;
  return (
    <article aria-label={doctor.name} className="panel @container h-full">
      <div className="doctor-card-row">
        <div className="relative flex flex-wrap items-center gap-4">
          <PortraitFrame image={doctor.image} name={doctor.name} box={CARD_PORTRAIT.box} />
          <div className="min-w-0 grow basis-36 text-with-page" {...doctor.words}>
            <Heading className="text-lg leading-snug">
              <DoctorLink
                href={doctor.href}
                className="stretched-link hover:text-action focus-visible:after:rounded-control focus-visible:after:outline-offset-4"
              >
                {doctor.name}
              </DoctorLink>
            </Heading>
            {doctor.title ? (
              <p className="mt-0.5 text-sm text-text-soft leading-snug">{doctor.title}</p>
            ) : null}
          </div>
        </div>
        <dl className="doctor-facts">
          <Fact
            icon={icons.specialties}
            label={words.specialties}
            text={doctor.specialties}
            // Spare on narrow cards: the title names the specialty already.
            isSpare={doctor.title !== null}
          />
          <Fact
            icon={icons.branches}
            label={words.branches}
            text={doctor.branchLine ?? Object.values(doctor.branches).join(words.listComma)}
            isSpare={isAtBranch}
          />
          <Fact icon={icons.fee} label={words.fee} text={doctor.fee} />
        </dl>
        <div className="flex flex-wrap items-end justify-between gap-3">
          {doctor.takesNoNewBookings ? (
            <NoNewBookingsLine text={words.noNewBookings} icon={icons.noNewBookings} />
          ) : (
            <>
              <div className="min-w-0 grow basis-32">
                <NextFreeLine
                  doctorId={doctor.id}
                  branches={doctor.branches}
                  label={words.nextFree}
                  icon={icons.nextFree}
                />
              </div>
              <BookLink doctor={doctor.number} locale={locale} className={buttonClass({ size: 'sm' })}>
                {words.book}
                <VisuallyHidden>{doctor.name}</VisuallyHidden>
              </BookLink>
            </>
          )}
        </div>
      </div>
    </article>
  );
}

function Fact(props: { icon: IconShape | null; label: string; text: ReactNode; isSpare?: boolean }) {
  const { icon, label, text, isSpare = false } = props;
  if (!text) return null;
  return (
    <div className={isSpare ? 'hidden gap-2 @2xl:flex' : 'flex gap-2'}>
      <dt>
        <IconDrawing shape={icon} label={label} className="fact-sign" />
      </dt>
      <dd className="min-w-0">{text}</dd>
    </div>
  );
}
