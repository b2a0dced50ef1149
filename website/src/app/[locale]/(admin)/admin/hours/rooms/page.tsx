import { staffPage } from '@/features/account/session/page-guards';
import { RoomsPage } from '@/features/desk/hours/components/rooms-page';
import { getHoursList } from '@/features/desk/hours/data';
import { readWeek } from '@/features/desk/hours/query';
import { readSaying, roomsPath } from '@/features/desk/hours/rules';
import { readId, readText } from '@/lib/address/search-params';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'hours.rooms.title' });

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({
    room: readId(search.room),
    version: readText(search.days),
    saying: readSaying(search.outcome),
  }),
  path: ({ locale, room, version }) => roomsPath(locale, room === null ? null : { room, version }),
  async show({ locale, session, room, version, saying }) {
    const { week } = await readWeek(locale, null);
    const list = await getHoursList({ token: session.token, week });
    const known = list.rooms.find(({ documentId }) => documentId === room);
    const days = known?.daysOut.find((one) => one.version === version) ?? null;
    if (room !== null && days === null) return null;
    return <RoomsPage list={list} days={days} saying={saying} />;
  },
});
