import { foldText } from '@/contract/fold-text';
import { formsOfWord } from '@/contract/word-slips';

const setOf = (words: string) => new Set(words.split(/\s+/).map(foldText));

/** Words for every part of the body: alone they lead nowhere. */
const FEELINGS =
  setOf(`pain pains painful hurt hurts hurting ache aches aching sore swollen swelling swell itch itchy itching burning
  numb infection infected inflammation inflamed bleeding blood lump red dry weak stiff cramp injury sick ill late broken stuck
  وجع الم واجع واجعني بيوجع بيوجعني بتوجعني توجعني يوجعني يعورني تعورني يعور مؤلم يؤلمني تؤلمني ورم وارم تورم متورم التهاب ملتهب حكة حرقان
  تنميل نزيف دم كتلة احمر حمرا ناشف جفاف ضعف ضعيف متأخر متأخرة كسر تعبان مريض تعبانه خفيف شديد`);
/** Words for the person concerned, and for what is done about it. */
const AROUND =
  setOf(`son daughter child children kid kids baby toddler mother father mom dad husband wife test tests check checkup
  treatment surgery operation clinic hospital specialist cost price exam therapy follow followup two three four five six high low
   removal cure medicine
  ابني بنتي طفلي ولدي طفل اطفال الطفل امي ابويا ابوي والدي والدتي زوجي مراتي جوزي فحص كشف تحليل علاج عملية عيادة مستشفى سعر بكام متابعة
  اختبار دواء اخصائي استشاري`);

const isIn = (words: ReadonlySet<string>, word: string) => formsOfWord(word).some((form) => words.has(form));

/** Tells whether a folded word fits every part of the body. */
export const isFeeling = (word: string): boolean => isIn(FEELINGS, word);

/** Returns whether a folded word names no part of the body or complaint: a feeling, a person, a treatment. */
export const saysNoPlace = (word: string): boolean => isFeeling(word) || isIn(AROUND, word);
