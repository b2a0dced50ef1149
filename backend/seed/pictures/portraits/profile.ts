import { complexions, hairColours, palette } from '../palette';
import type { Sheet } from '../sheet';
import type { Person } from './person';

/** A person seen from the side, facing right. */
export interface ProfilePerson extends Pick<Person, 'complexion' | 'hairColour' | 'sex'> {
  hair: 'crop' | 'bun' | 'long' | 'hijab';
  scarf?: string;
  garment: string;
  /** A white coat over the garment. */
  coat?: boolean;
  beard?: boolean;
  glasses?: boolean;
  eyes?: 'open' | 'closed';
}

const outline =
  'M-20,-215 C60,-222 128,-184 140,-118 C145,-92 152,-76 151,-58 C150,-45 139,-38 139,-26 C145,-8 162,14 177,34 C184,45 180,55 170,58 C161,60 151,58 147,65 C147,73 152,78 157,84 C163,91 159,96 149,97 C158,100 161,107 157,115 C153,121 143,122 142,130 C143,139 152,147 151,159 C150,175 134,185 114,185 C98,185 86,187 80,197 C70,226 70,262 84,316 L-116,316 C-96,250 -92,180 -100,110 C-150,60 -170,-20 -160,-80 C-145,-170 -90,-215 -20,-215Z';

const bust =
  'M-112,262 C-150,310 -236,318 -272,420 C-288,480 -292,560 -292,640 L212,640 C212,540 196,420 150,362 C124,330 96,312 82,270 C30,330 -60,330 -112,262Z';

const hairs = {
  crop: {
    back: '',
    front:
      'M133,-146 C124,-214 40,-252 -30,-247 C-132,-240 -188,-160 -178,-60 C-174,4 -150,56 -112,98 C-106,80 -98,62 -84,48 C-60,40 -40,24 -36,2 C-32,-28 -22,-50 6,-56 C26,-56 32,-30 34,22 C44,-14 48,-56 62,-86 C90,-96 118,-114 133,-146Z',
    strands:
      'M120,-150 C60,-190 -20,-200 -84,-170 M96,-128 C40,-160 -50,-170 -118,-120 M66,-104 C10,-124 -80,-120 -136,-60 M-60,20 C-90,30 -110,10 -140,-10',
  },
  bun: {
    back: '<circle cx="-192" cy="-96" r="58"/>',
    front:
      'M133,-146 C120,-216 40,-252 -30,-247 C-132,-240 -186,-160 -176,-60 C-170,10 -140,60 -104,104 C-98,80 -84,60 -60,50 C-40,40 -34,20 -34,0 C-30,-30 -20,-50 6,-56 C22,-56 30,-36 30,-4 C44,-50 84,-100 133,-146Z',
    strands:
      'M126,-150 C60,-170 -60,-180 -150,-110 M100,-118 C30,-140 -70,-150 -160,-90 M60,-76 C0,-100 -80,-110 -166,-74 M-96,84 C-120,50 -130,0 -160,-40 M-222,-120 C-200,-146 -170,-136 -160,-112',
  },
  long: {
    back: '<path d="M-30,-247 C-150,-240 -206,-140 -196,-20 C-190,100 -224,200 -200,330 C-150,360 -80,350 -50,320 C-60,220 -30,120 -20,40Z"/>',
    front:
      'M133,-146 C120,-216 40,-252 -30,-247 C-132,-240 -186,-160 -180,-60 C-174,60 -170,160 -150,250 C-110,240 -70,180 -56,110 C-40,70 -40,40 -10,30 C24,20 26,-20 40,-54 C60,-90 100,-116 133,-146Z',
    strands:
      'M122,-150 C50,-170 -60,-160 -110,-60 C-140,40 -150,120 -140,220 M90,-116 C20,-130 -60,-110 -86,-10 C-110,80 -120,140 -116,210 M50,-74 C0,-84 -50,-60 -60,20',
  },
} as const;

const cloth =
  'M137,-132 C124,-220 30,-258 -40,-252 C-152,-244 -206,-150 -198,-40 C-192,70 -176,150 -200,236 C-226,290 -268,330 -286,400 C-180,470 60,480 196,420 C176,340 130,280 112,190 C74,140 56,60 62,-10 C70,-70 104,-104 137,-132Z';

const drawEyeAside = (person: ProfilePerson) => {
  const { shade } = complexions[person.complexion];
  const brow = hairColours[person.scarf ? 'espresso' : person.hairColour].base;
  const browLine = `<path d="M88,-50 C102,-62 122,-64 142,-54" fill="none" stroke="${brow}" stroke-width="${person.sex === 'man' ? 10 : 7}" stroke-linecap="round"/>`;
  if (person.eyes === 'closed') {
    return `${browLine}<path d="M90,-20 C98,-10 112,-9 124,-17" fill="none" stroke="#241714" stroke-width="5" stroke-linecap="round"/><path d="M96,-14 L90,-8 M106,-11 L103,-4 M116,-12 L116,-5" stroke="#241714" stroke-width="3" stroke-linecap="round"/>`;
  }
  return `${browLine}<path d="M92,-20 C100,-33 114,-36 124,-33 C128,-24 126,-14 122,-11 C112,-10 100,-13 92,-20Z" fill="#fbf6f0"/><path d="M112,-34 C128,-38 130,-10 114,-11 C106,-14 106,-32 112,-34Z" fill="#3b2417"/><circle cx="119" cy="-28" r="2.6" fill="#fff"/><path d="M90,-19 C98,-33 114,-38 128,-34" fill="none" stroke="#241714" stroke-width="5" stroke-linecap="round"/><path d="M92,-34 C102,-44 116,-46 126,-44" fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round"/>`;
};

/** The outer ear seen from the side, about 60 wide and 100 high around its canal. */
export const drawEar = (person: Pick<Person, 'complexion'>) => {
  const { base, shade, light } = complexions[person.complexion];
  return `<path d="M22,6 C28,-20 24,-52 -6,-54 C-38,-54 -46,-18 -36,10 C-30,30 -24,52 -4,50 C12,48 12,26 22,18Z" fill="${base}" stroke="${shade}" stroke-width="4"/><path d="M10,-34 C-4,-46 -26,-36 -27,-12 C-27,6 -18,18 -14,32" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/><path d="M-2,-20 C-14,-22 -18,-8 -12,4 C-6,16 4,18 8,10" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/><path d="M12,-6 C6,-4 4,8 12,12 C18,8 18,-4 12,-6Z" fill="${shade}"/><path d="M-34,-22 C-32,-38 -22,-46 -10,-46" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;
};

const drawCoat = (person: ProfilePerson) =>
  `<path d="${bust}" fill="${person.garment}"/><path d="M-112,262 C-150,310 -236,318 -272,420 C-288,480 -292,560 -292,640 L150,640 C160,560 150,470 112,392 C96,360 84,340 78,316 C40,326 -60,330 -112,262Z" fill="#f7fafd"/><path d="M78,316 C60,360 96,430 132,470 C136,440 124,410 112,392 C96,360 84,340 78,316Z" fill="#e3ebf4" stroke="#3b5778" stroke-opacity=".3" stroke-width="4"/>`;

/** A head and bust in profile. The origin is the ear; the head spans 215 up, 185 down, 190 to the face. */
export const drawProfile = (options: { sheet: Sheet; person: ProfilePerson }) => {
  const { sheet, person } = options;
  const { base, shade, cheek, lip, light } = complexions[person.complexion];
  const hair = person.hair === 'hijab' ? undefined : hairs[person.hair];
  const tint = hairColours[person.hairColour];
  const glow = sheet.radial({
    stops: [
      { at: 0, colour: cheek, opacity: 0.42 },
      { at: 1, colour: cheek, opacity: 0 },
    ],
  });
  const form = sheet.linear({
    angle: 'across',
    stops: [
      { at: 0, colour: palette.ink, opacity: 0.2 },
      { at: 0.5, colour: palette.ink, opacity: 0 },
      { at: 1, colour: palette.ink, opacity: 0.06 },
    ],
  });
  const skin = sheet.clipped({
    shape: `<path d="${outline}"/>`,
    body: `<path d="${outline}" fill="${base}"/><path d="M150,150 C110,178 40,176 -6,70 L-120,90 L-130,330 L100,330 L84,250 C60,226 70,200 150,186Z" fill="${shade}" opacity=".55"/><ellipse cx="108" cy="-104" rx="26" ry="40" fill="${light}" opacity=".5"/><circle cx="92" cy="48" r="46" fill="${glow}"/>${
      person.beard
        ? `<path d="M30,10 C40,60 70,86 108,84 C124,72 140,70 150,74 L150,92 C136,94 128,98 132,108 C144,110 150,120 142,130 L170,200 L60,210 C20,150 20,80 30,10Z" fill="${tint.base}"/>`
        : ''
    }`,
  });
  const trunk = person.coat
    ? drawCoat(person)
    : `<path d="${bust}" fill="${person.garment}"/><path d="M-112,262 C-60,330 30,330 82,270" fill="none" stroke="#fff" stroke-width="14" opacity=".22" transform="translate(0 12)"/>`;
  return [
    hair?.back ? `<g fill="${tint.strand}">${hair.back}</g>` : '',
    skin,
    `${trunk}<path d="${bust}" fill="${form}"/><path d="M-60,640 C-40,560 -60,480 -90,430" fill="none" stroke="${palette.ink}" stroke-width="6" stroke-linecap="round" opacity=".2"/>`,
    drawEyeAside(person),
    `<path d="M157,54 C151,46 142,48 140,56" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/><path d="M151,97 C140,100 130,97 122,90" fill="none" stroke="#5e2b26" stroke-width="4.5" stroke-linecap="round" opacity=".8"/><path d="M149,97 C158,100 161,107 157,115 C150,114 142,108 136,99Z M157,84 C163,91 159,96 149,97 L136,97 C142,90 148,86 157,84Z" fill="${lip}" opacity="${person.sex === 'woman' ? 1 : 0.6}"/>`,
    hair
      ? `<path d="${hair.front}" fill="${tint.base}"/><path d="${hair.strands}" fill="none" stroke="${tint.strand}" stroke-width="4.5" stroke-linecap="round" opacity=".75"/>${person.hair === 'long' ? '' : drawEar(person)}`
      : `<path d="${cloth}" fill="${person.scarf ?? palette.teal}"/><path d="M130,-132 C96,-100 64,-66 56,-6 C52,66 72,140 112,196" fill="none" stroke="${palette.ink}" stroke-width="10" opacity=".18"/><path d="M-190,260 C-100,320 40,330 128,250 M-240,330 C-120,400 60,400 160,330 M40,-200 C-20,-120 -40,0 0,120 M-60,-220 C-140,-120 -140,20 -100,150" fill="none" stroke="${palette.ink}" stroke-width="6" stroke-linecap="round" opacity=".16"/>`,
    person.glasses
      ? '<path d="M136,-48 C142,-14 134,10 112,12 C88,12 82,-16 86,-46 Z M86,-32 L18,-24 M136,-40 L144,-30" fill="#fff" fill-opacity=".16" stroke="#1c2431" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>'
      : '',
  ].join('');
};
