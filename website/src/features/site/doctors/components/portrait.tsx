import { pictureAttributes } from '@/components/ui/picture';
import { CARD_PORTRAIT } from '../card-state';
import type { Doctor } from '../data';
import { PortraitFrame } from './portrait-frame';

const SIZES = {
  card: CARD_PORTRAIT,
  line: { box: 'size-12 rounded-pill', sizes: '48px' },
  face: { box: 'aspect-square w-full rounded-card', sizes: '(min-width: 640px) 264px, 72px' },
  profile: {
    box: 'aspect-square w-full rounded-card',
    sizes: '(min-width: 1024px) 304px, (min-width: 640px) 208px, 136px',
  },
};

interface Props {
  doctor: Pick<Doctor, 'name' | 'picture'>;
  size: keyof typeof SIZES;
  preload?: boolean;
}

/** A doctor's portrait in its reserved square; without one, initials. The name always stands beside it. */
export function Portrait({ doctor: { name, picture }, size, preload = false }: Props) {
  const { box, sizes } = SIZES[size];
  const image = picture && pictureAttributes({ media: picture, alt: '', sizes, preload });
  return <PortraitFrame image={image} name={name} box={box} />;
}
