import { screenLanguage } from './language';

type Field = { name: string; hint?: string; attribute?: object };
type Row<One> = One[];
type Layout<One extends Field> = {
  layout: Row<One>[][];
  components: Record<string, { layout: Row<One>[] }>;
};

/** Fields with an input of ours, see `fields/text-field.tsx`. */
const CHOSEN = ['country', 'timeZone', 'callTimeZone', 'icon', 'phone', 'whatsapp'];

/** Help is stored in both languages, a line each: Strapi translates labels and no help. */
function inOneLanguage<One extends Field>(field: One): One {
  const [english, arabic] = field.hint?.split('\n') ?? [];
  const hint = screenLanguage() === 'ar' ? (arabic ?? english) : english;
  if (!field.attribute || !CHOSEN.includes(field.name)) return { ...field, hint };
  // The length of a code does not matter to somebody who chooses it.
  return { ...field, hint, attribute: { ...field.attribute, maxLength: undefined } };
}

/** Shows the help of every field of a form, and of its parts, in the language of the screens. */
export function translateHelp<One extends Field, Given extends { layout: Layout<One> }>(given: Given): Given {
  const { layout } = given;
  const components = Object.fromEntries(
    Object.entries(layout.components).map(([uid, part]) => [
      uid,
      { ...part, layout: part.layout.map((row) => row.map(inOneLanguage)) },
    ]),
  );
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(inOneLanguage)));
  return { ...given, layout: { ...layout, layout: panels, components } };
}
