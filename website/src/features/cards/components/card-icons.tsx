import { Icon } from '@/components/ui/icon';
import type { CardIcons } from './card-field';

/** What fields of cards are drawn with in the staff area; drawn by the server, as every icon. */
export const CARD_ICONS: CardIcons = {
  card: <Icon name="lucide:id-card" className="size-12" />,
  cardKept: <Icon name="lucide:circle-check" className="size-12" />,
  kept: <Icon name="lucide:circle-check" />,
  camera: <Icon name="lucide:camera" />,
  picture: <Icon name="lucide:image" />,
};
