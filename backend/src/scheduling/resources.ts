/** One of several claimable resources, in the order in which they are taken. */
export interface ResourceNeed {
  among: readonly string[];
  grains: readonly number[];
}

/** True when something takes a piece of a resource's time. */
export type IsResourceTaken = (resource: string, grain: number) => boolean;

const RESOURCE = 'resource:';

/** Key of the claims on the time of a room or device. */
export function resourceTime(documentId: string): string {
  return `${RESOURCE}${documentId}`;
}

/** Assigns to each need its first free resource, longer needs first; null if one gets none. */
export function chooseResources(needs: readonly ResourceNeed[], isTaken: IsResourceTaken): string[] | null {
  const chosen: string[] = [];
  for (const { among, grains } of needs) {
    const found = among.find((one) => !chosen.includes(one) && !grains.some((grain) => isTaken(one, grain)));
    if (found === undefined) return null;
    chosen.push(found);
  }
  return chosen;
}
