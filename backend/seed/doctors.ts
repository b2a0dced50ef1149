import { ayaHegazy } from './doctors/aya-hegazy';
import { dinaWassef } from './doctors/dina-wassef';
import { halaMansour } from './doctors/hala-mansour';
import { karimShawky } from './doctors/karim-shawky';
import { mostafaSabry } from './doctors/mostafa-sabry';
import { nadiaFahmy } from './doctors/nadia-fahmy';
import { omarElgohary } from './doctors/omar-elgohary';
import { raniaHelmy } from './doctors/rania-helmy';
import { salmaAbdelrahman } from './doctors/salma-abdelrahman';
import { sherifBoulos } from './doctors/sherif-boulos';
import { tarekElnaggar } from './doctors/tarek-elnaggar';
import { youssefLabib } from './doctors/youssef-labib';
import type { SeedEntry } from './entry';

export const doctors: SeedEntry[] = [
  halaMansour,
  karimShawky,
  nadiaFahmy,
  omarElgohary,
  salmaAbdelrahman,
  youssefLabib,
  raniaHelmy,
  tarekElnaggar,
  dinaWassef,
  mostafaSabry,
  ayaHegazy,
  sherifBoulos,
];
