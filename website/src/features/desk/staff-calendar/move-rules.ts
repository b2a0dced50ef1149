/** Place of a visit or of a free time: its column in the order of reading, and minutes from the top. */
export interface Target {
  column: number;
  top: number;
}

/** A visit that can be given another time, as it was read. */
export interface MovableVisit extends Target {
  id: string;
  version: number;
  name: string;
  minutes: number;
  doctor: string;
  /** True when a message tells its patient of the move. */
  isReached: boolean;
  /** Day and time it has now, in words. */
  was: string;
  /** Address at which every other day, doctor and branch can be chosen. */
  elsewhere: string;
}

/** A free time that can be chosen: an ISO instant, whose it is, and day and time in words. */
export interface Choice extends Target {
  startsAt: string;
  doctor: string;
  doctorName: string;
  when: string;
}

const byOrder = (a: Target, b: Target) => a.column - b.column || a.top - b.top;

/** Returns the target that moving begins at: the next time in the visit's own column, else the last before, else any first. */
export function firstTarget<One extends Target>(targets: readonly One[], from: Target): One | null {
  const ordered = targets.toSorted(byOrder);
  const own = ordered.filter(({ column }) => column === from.column);
  return own.find(({ top }) => top >= from.top) ?? own.at(-1) ?? ordered[0] ?? null;
}

interface Given<One extends Target> {
  targets: readonly One[];
  current: One;
  key: string;
  isRtl: boolean;
}

/** Returns where a key leads from a target, through its column and the next ones, Home and End within it; null for nowhere. */
export function stepTarget<One extends Target>({ targets, current, key, isRtl }: Given<One>): One | null {
  const ordered = targets.toSorted(byOrder);
  const own = ordered.filter(({ column }) => column === current.column);
  const index = ordered.findIndex((one) => byOrder(one, current) === 0);
  switch (key) {
    case 'ArrowDown':
      return ordered[index + 1] ?? null;
    case 'ArrowUp':
      return ordered[index - 1] ?? null;
    case 'Home':
      return own[0] ?? null;
    case 'End':
      return own.at(-1) ?? null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isOn = (key === 'ArrowRight') !== isRtl;
      const columns = [...new Set(ordered.map(({ column }) => column))];
      const others = columns.filter((column) => (isOn ? column > current.column : column < current.column));
      const column = isOn ? others[0] : others.at(-1);
      const distance = ({ top }: One) => Math.abs(top - current.top);
      const [nearest] = ordered
        .filter((one) => one.column === column)
        .sort((a, b) => distance(a) - distance(b) || a.top - b.top);
      return nearest ?? null;
    }
    default:
      return null;
  }
}
