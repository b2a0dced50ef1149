import type { Actor } from './transitions';

/** Roles of staff. `staff` is the whole desk, call centre and reception together. */
export const ROLES = ['call_centre', 'reception', 'doctor', 'staff', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Duties of the staff area, beside what managers alone do: see `appointments`, book and change them at the `desk`, read
 * a patient's earlier visits and write `notes`, keep a doctor's time free by `blocks`, make the `calls`, note who has
 * come on the `day`, take `payments`, answer `messages`, read `figures`, open `feeds` of calendars.
 */
export const DUTIES = [
  'appointments',
  'desk',
  'notes',
  'blocks',
  'calls',
  'day',
  'payments',
  'messages',
  'figures',
  'feeds',
] as const;
export type Duty = (typeof DUTIES)[number];

/** The duties of each role. What a role sees within them its branches say, and for a doctor the doctor's own appointments. */
export const DUTIES_OF: Record<Role, readonly Duty[]> = {
  call_centre: ['appointments', 'desk', 'notes', 'blocks', 'calls', 'messages'],
  reception: ['appointments', 'desk', 'notes', 'blocks', 'day', 'payments'],
  doctor: ['appointments', 'notes', 'blocks', 'day', 'feeds'],
  // A feed takes appointments out of the house: by who answers for them.
  staff: DUTIES.filter((duty) => duty !== 'feeds'),
  manager: DUTIES,
};

export function hasDuty({ role, duty }: { role: Role; duty: Duty }): boolean {
  return DUTIES_OF[role].includes(duty);
}

/** Values of the setting for who, beside managers, reads and writes notes about patients. */
export const PATIENT_NOTE_READERS = ['all_staff', 'all_but_call_centre', 'doctors'] as const;

/** Tells whether a role reads and writes notes about a patient; those about one visit are for all with the duty `notes`. */
export function readsPatientNotes(role: Role, readers: (typeof PATIENT_NOTE_READERS)[number]): boolean {
  if (readers === 'doctors') return role === 'doctor' || role === 'manager';
  return hasDuty({ role, duty: 'notes' }) && (readers === 'all_staff' || role !== 'call_centre');
}

/** Returns the actor that a role is when it changes appointments. */
export function actorOf(role: Role): Actor {
  return role === 'manager' || role === 'doctor' ? role : 'staff';
}

/** The `provider` of an account that signs in by its password; any other is one of social sign-in. */
export const BY_PASSWORD = 'local';
