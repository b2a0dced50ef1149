'use client';

import {
  type AppointmentHere,
  KnownAppointmentHere,
} from '@/features/site/next-free-times/components/known-appointment';
import type { DoctorCardEntry, DoctorCardLook } from '../card-state';
import { DoctorCard } from './doctor-card';

/** Doctors as cards, drawn from data so that none stands twice in the page; `known` is what links go by. */
export function DoctorCards({
  cards,
  look,
  className,
  known = {},
  shown,
}: {
  cards: DoctorCardEntry[];
  look: DoctorCardLook;
  className: string;
  known?: AppointmentHere;
  /** Ids of those to be seen; all where it is left out. */
  shown?: ReadonlySet<string>;
}) {
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
