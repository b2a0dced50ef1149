import { dustAndAllergy } from './articles/dust-and-allergy';
import { earWax } from './articles/ear-wax';
import { hoarseVoice } from './articles/hoarse-voice';
import { middleEarInfection } from './articles/middle-ear-infection';
import { nosebleed } from './articles/nosebleed';
import { positionalVertigo } from './articles/positional-vertigo';
import { sinusitisOrCold } from './articles/sinusitis-or-cold';
import { snoring } from './articles/snoring';
import { suddenHearingLoss } from './articles/sudden-hearing-loss';
import { tonsils } from './articles/tonsils';
import type { SeedEntry } from './entry';

export const articles: SeedEntry[] = [
  suddenHearingLoss,
  earWax,
  middleEarInfection,
  tonsils,
  sinusitisOrCold,
  positionalVertigo,
  snoring,
  hoarseVoice,
  nosebleed,
  dustAndAllergy,
];
