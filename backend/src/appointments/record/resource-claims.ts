import type { Database } from '../../platform/database';
import { resourceTime } from '../../scheduling/resources';
import { CLAIMS } from './claims-table';

export type HeldResources = Map<string, number[]>;

/** Returns which rooms and devices some appointments have; what they have is what they claim. */
export async function heldResources(
  db: Database,
  appointments: readonly string[],
): Promise<Map<string, HeldResources>> {
  const held = new Map<string, HeldResources>();
  if (appointments.length === 0) return held;
  const rows: { appointment: string; resource: string; atom: number }[] = await db(CLAIMS)
    .whereIn('appointment', [...appointments])
    .andWhere('resource', 'like', `${resourceTime('')}%`)
    .orderBy(['resource', 'atom'])
    .select('appointment', 'resource', 'atom');
  for (const { appointment, resource, atom } of rows) {
    const own: HeldResources = held.get(appointment) ?? new Map();
    const id = resource.slice(resourceTime('').length);
    own.set(id, [...(own.get(id) ?? []), atom]);
    held.set(appointment, own);
  }
  return held;
}
