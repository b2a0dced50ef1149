import type { SeedEntry } from './entry';
import {
  childrenHearingScreening,
  sleepStudy,
  vertigoRehabilitation,
} from './services/balance-sleep-children';
import { consultation } from './services/consultation';
import { followUp } from './services/follow-up';
import { earWaxRemoval, hearingAids, hearingTest, tympanometry } from './services/hearing';
import { allergyTest, septumAssessment, sinusEndoscopy } from './services/nose';
import { neckUltrasound, tonsilAssessment, voiceAssessment } from './services/throat-and-neck';

export const services: SeedEntry[] = [
  consultation,
  hearingTest,
  tympanometry,
  earWaxRemoval,
  hearingAids,
  sinusEndoscopy,
  septumAssessment,
  allergyTest,
  tonsilAssessment,
  voiceAssessment,
  neckUltrasound,
  vertigoRehabilitation,
  sleepStudy,
  childrenHearingScreening,
  // Last, so that the numbers in the addresses of the others stay as they are.
  followUp,
];
