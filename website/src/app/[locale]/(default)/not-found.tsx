import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/app/not-found-view';

/** An address of the right kind whose entry does not exist. */
export default async function NotFound() {
  return <NotFoundView locale={await getLocale()} />;
}
