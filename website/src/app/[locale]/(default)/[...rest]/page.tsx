import { notFound } from 'next/navigation';

// Never stored: strangers could otherwise fill the page cache with addresses that do not exist.
export const dynamic = 'force-dynamic';

/** Every path that no route serves is a real 404 inside the site's layout (specification, point 8). */
export default function UnknownPath(): never {
  notFound();
}
