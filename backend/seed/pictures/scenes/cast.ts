import { palette } from '../palette';
import type { Person } from '../portraits/person';
import type { ProfilePerson } from '../portraits/profile';

/** People of the scenes who are nobody's portrait. */
export const aside = {
  doctor: {
    sex: 'man',
    complexion: 'olive',
    hair: 'crop',
    hairColour: 'black',
    garment: palette.teal,
    coat: true,
    glasses: true,
  },
  doctorInScarf: {
    sex: 'woman',
    complexion: 'fair',
    hair: 'hijab',
    hairColour: 'black',
    scarf: '#34507a',
    garment: '#f7fafd',
  },
  listener: {
    sex: 'woman',
    complexion: 'wheat',
    hair: 'bun',
    hairColour: 'espresso',
    garment: palette.terracotta,
  },
  breather: {
    sex: 'woman',
    complexion: 'fair',
    hair: 'bun',
    hairColour: 'chestnut',
    garment: palette.lagoon,
    eyes: 'closed',
  },
  elder: { sex: 'man', complexion: 'brown', hair: 'crop', hairColour: 'silver', garment: '#dfe8f2' },
  sleeper: {
    sex: 'man',
    complexion: 'wheat',
    hair: 'crop',
    hairColour: 'black',
    garment: palette.mist,
    eyes: 'closed',
    beard: true,
  },
  student: { sex: 'woman', complexion: 'brown', hair: 'long', hairColour: 'black', garment: palette.blue },
  scarfed: {
    sex: 'woman',
    complexion: 'olive',
    hair: 'hijab',
    hairColour: 'black',
    scarf: '#c06f5b',
    garment: palette.dune,
  },
  youth: { sex: 'man', complexion: 'fair', hair: 'crop', hairColour: 'chestnut', garment: palette.azure },
} as const satisfies Record<string, ProfilePerson>;

export const girl: Person = {
  sex: 'woman',
  child: true,
  complexion: 'fair',
  face: 'child',
  hair: 'long',
  hairColour: 'chestnut',
  mouth: 'laugh',
  outfit: { cut: 'knit', colour: palette.terracotta },
  turn: 1,
  tilt: -2,
  backdrop: 'sky',
};

export const boy: Person = {
  sex: 'man',
  child: true,
  complexion: 'wheat',
  face: 'child',
  hair: 'curls',
  hairColour: 'black',
  mouth: 'laugh',
  outfit: { cut: 'polo', colour: palette.lagoon },
  turn: -1,
  tilt: 2,
  backdrop: 'sky',
};

export const tiredBoy: Person = {
  sex: 'man',
  child: true,
  complexion: 'olive',
  face: 'child',
  hair: 'crop',
  hairColour: 'espresso',
  mouth: 'calm',
  outfit: { cut: 'knit', colour: palette.mist },
  turn: 1,
  tilt: -8,
  backdrop: 'night',
};

export const teacher: Person = {
  sex: 'woman',
  complexion: 'olive',
  face: 'oval',
  hair: 'hijab-wrap',
  hairColour: 'black',
  glasses: 'round',
  mouth: 'calm',
  scarf: { colour: '#6f86a8', band: '#4d6486' },
  outfit: { cut: 'blazer', colour: '#3b4a61', accent: palette.sand },
  turn: 1,
  tilt: 3,
  backdrop: 'sand',
};

export const dizzy: Person = {
  sex: 'woman',
  complexion: 'wheat',
  face: 'heart',
  hair: 'waves',
  hairColour: 'black',
  mouth: 'calm',
  outfit: { cut: 'knit', colour: palette.teal },
  turn: -1,
  tilt: -7,
  backdrop: 'lagoon',
};

export const patient: Person = {
  sex: 'man',
  complexion: 'brown',
  face: 'oval',
  hair: 'crop',
  hairColour: 'black',
  beard: 'short',
  outfit: { cut: 'knit', colour: palette.ochre },
  turn: 1,
  backdrop: 'sand',
};
