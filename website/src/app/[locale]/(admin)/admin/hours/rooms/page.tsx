import { askFor, staffPage } from '@/features/account/session/page-guards';
import { roomsAddress } from '@/features/desk/hours/address';
import { RoomsPage } from '@/features/desk/hours/components/rooms-page';
import { getHoursList } from '@/features/desk/hours/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('hours.rooms.title');

export default staffPage({
  duty: 'manager',
  ...askFor(roomsAddress),
  async show({ locale, session: { token }, filter: { room, days: version, outcome } }) {
    const list = await getHoursList({ token, locale, week: null });
    const known = list.rooms.find(({ documentId }) => documentId === room);
    const days = known?.daysOut.find((one) => one.version === version) ?? null;
    if (room !== null && days === null) return null;
    return <RoomsPage list={list} days={days} saying={outcome} />;
  },
});
