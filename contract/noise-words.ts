import { foldText } from './fold-text';

/** Words of a sentence that say nothing about what is looked for. Written as people write them. */
const ENGLISH = `a an the of in on at for and or but my your his her our their with to from by i im ive me you he she it its
  we they is are was were be been being am has have had having do does did doing not no nor cant cannot wont dont doesnt
  didnt isnt will would can could should may might must when what who whom which whose why how where there here this that
  these those very really so such too much many lot lots quite bit some any feel feels feeling felt get gets getting got
  go goes going keep keeps kept always never since ago days day weeks week months month years year hour hours today now
  want wants need needs looking look find please help problem problems issue trouble thing things something anything if
  then than as just about also only own near best good bad badly after before all dr doctor doctors prof professor
  left right both side yesterday morning evening night whenever every time times think like make makes making after`;

const ARABIC = `في فى من عند عندي عندى عنده عندها عندنا مع على علي عن او و ثم أنا انا انت هو هي هم نحن اللي الذي التي ده دي
  دا هذا هذه ذلك كده كدا جدا اوي أوي قوي خالص شوية شويه كل كتير كثير كثيرا لما عندما بعد قبل يا عايز عاوز عايزة عاوزة
  عاوزه عايزه أريد اريد محتاج محتاجة ممكن ازاي إزاي كيف ايه إيه ماذا ليه لماذا مش مو لا لم لن ما ليس بقالي بقاله بقالها
  يوم أيام ايام اسبوع أسبوع شهر شهور سنة سنين من ساعة دلوقتي النهارده امبارح لي لو حاسس حاسة حاسه بحس أشعر اشعر فيه فيها
  كان كانت يكون بيكون قد هل أو ان أن إن إلى الى بس برضه كمان علشان عشان حد حاجة حاجه شيء حاجات د دكتور دكتورة دكتوره
  دكاترة طبيب طبيبة أ استاذ أستاذ مشكلة مشكله اعاني أعاني يعاني بتاع بتاعي بتاعتي ابن ابغى ابي وين مره مرة جامد يمين اليمين شمال الشمال ناحية طول
  قادر قادرة قادره اقدر بقدر يقدر عارف عارفة عارفه اعرف`;

const setOf = (words: string) =>
  new Set(
    words
      .split(/\s+/)
      .flatMap((word) => foldText(word).split(' '))
      .filter(Boolean),
  );
const NOISE = setOf(`${ENGLISH} ${ARABIC}`);
const ENGLISH_NOISE = setOf(ENGLISH);

/** Tells whether a folded word is one of those by which a sentence is known to be English. */
export const isEnglishNoise = (word: string) => ENGLISH_NOISE.has(word);

/** Returns whether a folded word carries no meaning: a title, a filler or a number. */
export function isNoise(word: string): boolean {
  // "And" is written as one with the word behind it, of which two letters at least have to be left.
  return (
    [word, word.replace(/^ال/, ''), word.replace(/^و(?=..)/, '')].some((one) => NOISE.has(one)) ||
    /^\d+$/.test(word)
  );
}
