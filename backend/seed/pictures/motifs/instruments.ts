import { palette } from '../palette';

const { navy, deep, teal, lagoon, mist, ink } = palette;
const steel = '#c3d0de';
const dark = '#93a7bf';

/** An otoscope lying to the right, about 420 long: handle left, speculum right. */
export const drawOtoscope = () =>
  `<rect x="-230" y="-30" width="270" height="60" rx="28" fill="${navy}"/><path d="M-200,-12 H20" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".18"/><rect x="-40" y="-34" width="26" height="68" rx="8" fill="${teal}"/><path d="M30,-36 C70,-70 118,-74 130,-60 L130,26 C118,44 70,44 30,30Z" fill="${steel}"/><path d="M30,6 C70,20 118,22 130,10 L130,26 C118,44 70,44 30,30Z" fill="${dark}" opacity=".7"/><path d="M130,-56 L176,-36 L216,-22 L216,-8 L176,4 L130,22Z" fill="${ink}"/><path d="M132,-44 L212,-18" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/><circle cx="86" cy="-16" r="22" fill="${mist}"/><circle cx="86" cy="-16" r="22" fill="none" stroke="${navy}" stroke-width="6"/>`;

/** Headphones around the origin as worn on a head 290 wide. */
export const drawHeadphones = (colour: string = navy) =>
  `<path d="M-164,0 C-186,-290 186,-290 164,0" fill="none" stroke="${colour}" stroke-width="24" stroke-linecap="round"/><path d="M-150,-120 C-110,-232 110,-232 150,-120" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".28"/>${[-1, 1].map((side) => `<g transform="translate(${side * 158} 16) scale(${side} 1)"><rect x="-26" y="-62" width="40" height="124" rx="20" fill="#2b4a77"/><rect x="0" y="-56" width="44" height="112" rx="22" fill="${colour}"/><rect x="14" y="-30" width="12" height="60" rx="6" fill="${lagoon}"/></g>`).join('')}`;

/** A flexible endoscope coming from the lower right, its lit tip at (0, 0). */
export const drawEndoscope = () =>
  `<path d="M0,0 C60,-4 120,0 180,40 S300,160 360,150" fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round"/><path d="M10,-3 C64,-6 120,-2 176,34" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".4"/><circle cx="-2" cy="0" r="9" fill="#ffe9b0"/><g transform="translate(360 150) rotate(24)"><rect x="-10" y="-34" width="190" height="68" rx="30" fill="${navy}"/><rect x="40" y="-46" width="60" height="20" rx="10" fill="${steel}"/><circle cx="142" cy="0" r="17" fill="${lagoon}"/></g>`;

/** A hearing aid behind an ear of the size of `drawEar`: body behind, thin tube to the canal. */
export const drawHearingAid = (colour: string = '#e9eef5') =>
  `<path d="M-26,-56 C-70,-64 -82,-10 -66,34 C-58,56 -38,52 -42,30 C-50,0 -50,-30 -22,-42Z" fill="${colour}" stroke="${dark}" stroke-width="4"/><path d="M-24,-52 C10,-74 38,-40 24,-8 C22,0 16,6 10,6" fill="none" stroke="#d8e6f2" stroke-width="8" stroke-linecap="round"/><path d="M-24,-52 C10,-74 38,-40 24,-8 C22,0 16,6 10,6" fill="none" stroke="${dark}" stroke-width="2.5" stroke-linecap="round"/><rect x="-72" y="-14" width="9" height="28" rx="4.5" fill="${teal}"/><circle cx="-58" cy="34" r="4" fill="${lagoon}"/>`;

/** A studio microphone on a stand, its head around (0, 0), foot at y = 360. */
export const drawMicrophone = () =>
  `<path d="M0,130 V350" stroke="${dark}" stroke-width="16"/><path d="M-90,360 C-90,336 90,336 90,360Z" fill="${navy}"/><path d="M-92,-20 V10 C-92,120 92,120 92,10 V-20" fill="none" stroke="${dark}" stroke-width="14" stroke-linecap="round"/><rect x="-62" y="-150" width="124" height="220" rx="62" fill="${navy}"/><path d="M-62,-44 H62 M-62,-4 H62" stroke="#fff" stroke-width="5" opacity=".25"/><path d="M-44,-120 H44 M-56,-92 H56 M-60,-66 H60" stroke="${mist}" stroke-width="6" opacity=".6"/><path d="M-36,-104 C-42,-60 -42,0 -34,34" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".22"/><circle cx="0" cy="34" r="9" fill="${lagoon}"/>`;

/** An ultrasound probe pointing left, its face at (0, 0), with a cable to the right. */
export const drawUltrasoundProbe = () =>
  `<path d="M190,10 C260,20 280,110 360,120" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M0,-46 C-18,-30 -18,30 0,46 L80,34 C120,28 150,34 196,30 C210,28 210,-20 196,-24 C150,-30 120,-28 80,-34Z" fill="#f3f7fb" stroke="${dark}" stroke-width="4"/><path d="M0,-46 C-18,-30 -18,30 0,46 L26,42 L26,-42Z" fill="${navy}"/><path d="M90,-6 H170" stroke="${teal}" stroke-width="9" stroke-linecap="round"/>`;

/** A tongue depressor and a pen torch lying side by side, about 420 long. */
export const drawThroatTools = () =>
  `<rect x="-210" y="-70" width="420" height="44" rx="22" fill="#e5c592"/><path d="M-180,-56 C-60,-46 60,-64 180,-52" fill="none" stroke="#c9a264" stroke-width="4" stroke-linecap="round" opacity=".7"/><g transform="translate(0 46) rotate(-5)"><rect x="-200" y="-22" width="300" height="44" rx="20" fill="${deep}"/><path d="M100,-22 L150,-32 V32 L100,22Z" fill="${steel}"/><rect x="-120" y="-22" width="16" height="44" fill="${teal}"/><path d="M150,-32 L262,-62 V62 L150,32Z" fill="#ffe9b0" opacity=".4"/><rect x="-70" y="-30" width="150" height="9" rx="4" fill="${steel}"/></g>`;

/** A microscope for the ear: eyepieces left, optics pointing down right; its arm leaves upwards. */
export const drawEarMicroscope = () =>
  `<path d="M-40,-330 V-150" stroke="${steel}" stroke-width="34"/><path d="M-40,-160 C-40,-110 20,-120 30,-70" fill="none" stroke="${steel}" stroke-width="34" stroke-linecap="round"/><g transform="rotate(20)"><rect x="-70" y="-90" width="160" height="150" rx="30" fill="#f3f7fb"/><path d="M40,-90 H60 A30,30 0 0 1 90,-60 V30 A30,30 0 0 1 60,60 H40Z" fill="${mist}" opacity=".7"/><path d="M-24,60 H56 L46,130 H-14Z" fill="${navy}"/><rect x="-18" y="126" width="68" height="18" rx="6" fill="${lagoon}"/><g transform="translate(-64 -50) rotate(-24)"><rect x="-120" y="-26" width="130" height="52" rx="16" fill="${navy}"/><rect x="-146" y="-32" width="34" height="64" rx="12" fill="${ink}"/></g><circle cx="30" cy="-16" r="24" fill="${teal}"/><circle cx="30" cy="-16" r="11" fill="#fff" opacity=".5"/></g>`;

/** A small dropper bottle standing on (0, 0), about 190 high. */
export const drawBottle = (colour: string = teal) =>
  `<path d="M-20,-190 C-26,-150 -16,-136 -14,-120 H14 C16,-136 26,-150 20,-190 C14,-200 -14,-200 -20,-190Z" fill="${ink}"/><rect x="-26" y="-128" width="52" height="22" rx="6" fill="${steel}"/><path d="M-24,-108 H24 C46,-98 50,-88 50,-70 V-14 A14,14 0 0 1 36,0 H-36 A14,14 0 0 1 -50,-14 V-70 C-50,-88 -46,-98 -24,-108Z" fill="${colour}"/><rect x="-50" y="-68" width="100" height="44" fill="#fff" opacity=".85"/><path d="M-34,-46 c8,-14 16,-14 24,0 s16,14 24,0 s12,-10 18,-2" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/><path d="M-38,-84 V-12" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"/>`;

/** A stethoscope laid in a loop, about 300 wide. */
export const drawStethoscope = () =>
  `<g fill="none" stroke-linecap="round"><path d="M-120,-110 C-130,0 -60,40 -20,40 C30,40 90,0 80,-110" stroke="${navy}" stroke-width="17"/><path d="M-20,40 C-20,130 60,160 120,110 C140,92 140,60 140,40" stroke="${navy}" stroke-width="17"/><path d="M-120,-110 C-126,-130 -112,-146 -96,-146 M80,-110 C86,-130 72,-146 56,-146" stroke="${dark}" stroke-width="13"/></g><circle cx="140" cy="16" r="40" fill="${dark}"/><circle cx="140" cy="16" r="26" fill="#e7eef6"/>`;

/** A teddy bear sitting with its foot line at y = 190, about 300 wide. */
export const drawTeddy = (fur: string = '#c99a63') =>
  `<ellipse cx="0" cy="110" rx="104" ry="96" fill="${fur}"/><ellipse cx="0" cy="120" rx="62" ry="62" fill="#f0d9b5"/><ellipse cx="-96" cy="166" rx="50" ry="38" fill="${fur}"/><ellipse cx="96" cy="166" rx="50" ry="38" fill="${fur}"/><ellipse cx="-108" cy="166" rx="24" ry="24" fill="#f0d9b5"/><ellipse cx="108" cy="166" rx="24" ry="24" fill="#f0d9b5"/><path d="M-84,54 C-140,80 -136,130 -112,132 M84,54 C140,80 136,130 112,132" fill="none" stroke="${fur}" stroke-width="48" stroke-linecap="round"/><circle cx="-86" cy="-110" r="42" fill="${fur}"/><circle cx="86" cy="-110" r="42" fill="${fur}"/><circle cx="-86" cy="-110" r="22" fill="#f0d9b5"/><circle cx="86" cy="-110" r="22" fill="#f0d9b5"/><ellipse cx="0" cy="-46" rx="118" ry="104" fill="${fur}"/><ellipse cx="0" cy="-14" rx="50" ry="42" fill="#f0d9b5"/><circle cx="-44" cy="-62" r="10" fill="#33211a"/><circle cx="44" cy="-62" r="10" fill="#33211a"/><ellipse cx="0" cy="-30" rx="17" ry="12" fill="#33211a"/><path d="M0,-18 V-4 M-20,2 C-10,12 10,12 20,2" fill="none" stroke="#33211a" stroke-width="5" stroke-linecap="round"/><path d="M-70,46 C-20,66 20,66 70,46 L74,66 C20,88 -20,88 -74,66Z" fill="${teal}"/>`;
