import { staffPage } from '@/features/account/session/page-guards';
import { ClosuresPage } from '@/features/desk/hours/components/closures-page';
import { getHoursList } from '@/features/desk/hours/data';
import { readWeek } from '@/features/desk/hours/query';
import { closuresPath, readSaying } from '@/features/desk/hours/rules';
import { readDate, readId } from '@/lib/address/search-params';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'hours.closures.title' });

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({
    id: readId(search.closure),
    asked: readDate(search.week),
    saying: readSaying(search.outcome),
  }),
  path: ({ locale, id }) => closuresPath(locale, id),
  async show({ locale, session, id, asked, saying }) {
    const { week } = await readWeek(locale, asked);
    const list = await getHoursList({ token: session.token, week });
    const closure = list.closures.find(({ documentId }) => documentId === id) ?? null;
    if (id !== null && closure === null) return null;
    return <ClosuresPage list={list} closure={closure} saying={saying} />;
  },
});
