import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/page/metadata';
import { getMainInfo } from './data';

/** Metadata of a page of this clinic: see `pageMetadata`. @throws BackendError | ZodError */
export async function clinicMetadata(
  page: Omit<Parameters<typeof pageMetadata>[0], 'clinic'>,
): Promise<Metadata> {
  return pageMetadata({ ...page, clinic: await getMainInfo(page.locale) });
}
