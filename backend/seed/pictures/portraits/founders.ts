import { palette } from '../palette';
import type { Sitter } from './person';

/** The three founders, by their key. */
export const founders: Record<string, Sitter> = {
  'laila-hosny': {
    sex: 'woman',
    complexion: 'fair',
    face: 'oval',
    hair: 'hijab-drape',
    hairColour: 'silver',
    glasses: 'fine',
    seasoned: true,
    scarf: { colour: '#d7dfe9', band: '#aab9cb' },
    outfit: { cut: 'blazer', colour: palette.navy, accent: palette.sand },
    turn: 1,
    tilt: -1,
    backdrop: 'azure',
    alt: {
      en: 'Drawn portrait of a founder in a pale grey hijab, glasses and a navy jacket',
      ar: 'بورتريه مرسوم لمؤسِّسة بحجاب رمادي فاتح ونظارة وسترة كحلية',
    },
  },
  'adel-rizk': {
    sex: 'man',
    complexion: 'olive',
    face: 'long',
    hair: 'receding',
    hairColour: 'white',
    beard: 'short',
    seasoned: true,
    outfit: { cut: 'suit', colour: '#3b4a61', accent: palette.teal },
    turn: -1,
    backdrop: 'azure',
    alt: {
      en: 'Drawn portrait of a founder with white hair and beard, in a grey suit',
      ar: 'بورتريه مرسوم لمؤسس بشعر ولحية بيضاوين وبدلة رمادية',
    },
  },
  'hisham-nour': {
    sex: 'man',
    complexion: 'brown',
    face: 'square',
    hair: 'side-part',
    hairColour: 'pepper',
    glasses: 'round',
    seasoned: true,
    outfit: { cut: 'suit', colour: palette.navy, accent: '#8c4a3e' },
    turn: 1,
    backdrop: 'azure',
    alt: {
      en: 'Drawn portrait of a founder with greying hair and round glasses, in a navy suit',
      ar: 'بورتريه مرسوم لمؤسس خطّه الشيب بنظارة مستديرة وبدلة كحلية',
    },
  },
};
