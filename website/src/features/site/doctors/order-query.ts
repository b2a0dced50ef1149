import 'server-only';
import { listNextFree } from '@/features/site/next-free-times/data';

/** Sorts doctors by their first free time, in one branch where its id is given; the usual order while that cannot be known. */
export async function soonestFirst<Doctor extends { id: string }>(
  doctors: readonly Doctor[],
  branch: string | undefined,
): Promise<Doctor[]> {
  const times = await listNextFree(branch ? { branch } : {}).catch(() => []);
  const startOf = ({ id }: Doctor) =>
    Date.parse(times.find(({ doctor }) => doctor === id)?.startsAt ?? '') || Number.MAX_SAFE_INTEGER;
  return doctors.toSorted((one, other) => startOf(one) - startOf(other));
}
