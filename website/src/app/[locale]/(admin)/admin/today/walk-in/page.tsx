import { redirect } from 'next/navigation';
import { staffPage } from '@/features/account/page-guards';
import { WalkIn } from '@/features/today/components/walk-in';
import { readWalkInPage } from '@/features/today/query';
import { readTodayView, todayPath, walkInPath } from '@/features/today/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'today.walkIn.title' });

/** The times that are left today, for a patient who stands at the desk. */
export default staffPage({
  duty: 'desk',
  ask: ({ search }) => ({ branch: readTodayView(search).branch }),
  path: walkInPath,
  async show({ locale, session, branch }) {
    const page = await readWalkInPage({ session, locale, asked: branch });
    if (page === 'noBranch') redirect(todayPath({ locale, view: {} }));
    return page === 'failed' ? page : <WalkIn locale={locale} page={page} />;
  },
});
