'use client';

import {
  type AppointmentHere,
  KnownAppointmentHere,
} from '@/features/site/next-free-times/components/known-appointment';
import type { DoctorCardEntry, DoctorCardLook } from '../card-state';
import { DoctorCard } from './doctor-card';

/**
 * Doctors as cards, drawn from their data on both sides: drawn by the server alone, each card stood twice in the page, as HTML
 * and as React's data. `known` is what the links and free times go by.
 */
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
