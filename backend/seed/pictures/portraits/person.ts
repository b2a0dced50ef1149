import type { Tone } from '../motifs/backdrop';
import type { ComplexionName, HairColour } from '../palette';
import type { Alt } from '../picture';

/** What a portrait is drawn from. Two people never share a whole description (checked by a test). */
export interface Person {
  sex: 'woman' | 'man';
  complexion: ComplexionName;
  face: 'oval' | 'long' | 'square' | 'round' | 'heart' | 'child';
  hair: HairStyle;
  hairColour: HairColour;
  beard?: 'stubble' | 'short' | 'full' | 'moustache' | 'goatee';
  glasses?: 'round' | 'square' | 'fine';
  mouth?: 'smile' | 'calm' | 'laugh';
  /** Fine lines of age around eyes and mouth. */
  seasoned?: boolean;
  scarf?: { colour: string; band: string };
  outfit: Outfit;
  /** A child: rounder head on smaller shoulders. */
  child?: boolean;
  /** Which way the face looks a little: -1 to the picture's left, 1 to its right. */
  turn: -1 | 0 | 1;
  /** Head tilt in degrees. */
  tilt?: number;
  backdrop: Tone;
}

export type HairStyle =
  | 'crop'
  | 'side-part'
  | 'swept'
  | 'curls'
  | 'receding'
  | 'bald'
  | 'long'
  | 'bob'
  | 'bun'
  | 'waves'
  | 'hijab-wrap'
  | 'hijab-drape'
  | 'hijab-loose';

export interface Outfit {
  cut:
    | 'coat-shirt'
    | 'coat-scrubs'
    | 'coat-blouse'
    | 'scrubs'
    | 'suit'
    | 'blazer'
    | 'shirt'
    | 'knit'
    | 'polo'
    | 'abaya';
  colour: string;
  /** The layer below: tie, shirt, blouse. */
  accent?: string;
  stethoscope?: boolean;
}

/** Hair that covers everything but the face is drawn by the scarf module, not the hair module. */
export const wearsScarf = (person: Person) => person.hair.startsWith('hijab');

/** A person with the words that describe the portrait. */
export type Sitter = Person & { alt: Alt };
