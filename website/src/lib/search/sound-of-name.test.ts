import { expect, it } from 'vitest';
import { foldText } from '@/contract/fold-text';
import { matchesSearch } from './matches-search';
import { soundOfName, soundsAlike } from './sound-of-name';

it.each([
  ['يوسف', 'Youssef', 'Yusuf', 'Yousef'],
  ['محمد', 'Mohamed', 'Muhammad', 'Mohammed', 'mo7amed'],
  ['شوقي', 'Shawky', 'Shawqi', 'Chawki'],
  ['الجوهري', 'Elgohary', 'Algohary', 'Aljawhari'],
  ['عمر', 'Omar', 'Umar', '3omar'],
  ['غادة', 'Ghada', 'Ghadah', '8ada'],
  ['خالد', 'Khaled', '5aled'],
])('the sound of a name is the same however %s is written', (arabic, ...spellings) => {
  const sound = soundOfName(foldText(arabic));
  expect(sound.length).toBeGreaterThan(1);
  for (const spelling of spellings) {
    expect(soundOfName(foldText(spelling)), spelling).toBe(sound);
    expect(soundsAlike(foldText(arabic), foldText(spelling)), spelling).toBe(true);
  }
});

it.each([
  ['Salma', 'سلوى'],
  ['Karim', 'Akram'],
  ['Dina', 'دنيا'],
  ['Rania', 'رنين'],
])('the sound of a name tells %s from %s', (one, other) => {
  expect(matchesSearch({ names: one, topics: [], query: other })).toBe(false);
});

it('the sound of a name finds a name that is written in one script only, and no other word that sounds like it', () => {
  const doctor = { names: 'د. نادية فهمي', topics: [{ words: 'Ear and nose' }] };
  expect(matchesSearch({ ...doctor, query: 'dr nadya fahmi' })).toBe(true);
  expect(matchesSearch({ ...doctor, names: 'Karim', query: 'nadya' })).toBe(false);
  expect(matchesSearch({ ...doctor, query: 'aya' })).toBe(false);
});
