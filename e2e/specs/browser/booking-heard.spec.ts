import { spawnSync } from 'node:child_process';
import type { CDPSession, Page } from '@playwright/test';
import { openFarDay, timesOfDay } from '../../pages/booking';
import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';
import { waitForRest } from '../../support/page-at-rest';
import { newPatient } from '../../support/patient';

/** Words of a screen reader about one thing, in the language of the voice that says them. */
interface Utterance {
  /** Kind of thing, as browsers name it to aids: link, heading, textbox … */
  role: string;
  text: string;
  language: string;
  /** Further words: the value of a field, its state, its hint. */
  also: string;
}

const readTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
type TreeNode = Awaited<ReturnType<typeof readTree>>['nodes'][number];

const readDocument = (session: CDPSession) => session.send('DOM.getDocument', { depth: -1 });
type DomNode = Awaited<ReturnType<typeof readDocument>>['root'];

type Languages = Map<number | undefined, string>;

/** Things that can be used; each has to have a name. */
const CONTROLS = [
  ...['button', 'checkbox', 'combobox', 'DisclosureTriangle', 'link', 'listbox', 'menuitem', 'radio'],
  ...['searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox'],
];
/** Parts of a page that are announced by their names where they begin. */
const PARTS = 'banner contentinfo form grid group main navigation radiogroup region'.split(' ');
/** Roles that are said in one go, with their kind. */
const WHOLE = [...CONTROLS, 'heading', 'image', 'columnheader', 'rowheader'];
const STATES = ['checked', 'expanded', 'level', 'required', 'invalid', 'disabled'];

/** Reads a page in the order of its accessibility tree, as a screen reader does from top to bottom. */
async function hear(page: Page): Promise<Utterance[]> {
  const session = await page.context().newCDPSession(page);
  const languages = await readLanguages(session);
  const { nodes } = await readTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  return root ? utter(root, byId, languages) : [];
}

function utter(node: TreeNode, byId: Map<string, TreeNode>, languages: Languages): Utterance[] {
  const role = node.role?.value ?? '';
  const text = tidy(node.name?.value);
  const own = { role, text, language: languages.get(node.backendDOMNodeId) ?? '', also: alsoOf(node) };
  if (!node.ignored && role === 'StaticText') return text === '' ? [] : [own];
  const inside = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? utter(child, byId, languages) : [];
  });
  if (node.ignored) return inside;
  if (WHOLE.includes(role)) {
    // Words of its own content are in the languages of their elements, a label in that of the thing.
    const isContent = bare(inside.map((one) => one.text).join('')) === bare(text);
    const runs = isContent ? inside : [own];
    const also = (index: number) => (index === runs.length - 1 ? own.also : '');
    return runs.map((run, index) => ({ ...own, ...run, role, also: also(index) }));
  }
  return PARTS.includes(role) && text !== '' ? [own, ...inside] : inside;
}

const tidy = (text = '') => text.replace(/\s+/g, ' ').trim();
const bare = (text: string) => text.replace(/\s/g, '');

function alsoOf({ value, description, properties = [] }: TreeNode): string {
  const states = properties
    .map((one) => ({ name: one.name, state: String(one.value.value) }))
    .filter(({ name, state }) => STATES.includes(name) && !['undefined', 'false'].includes(state))
    .map(({ name, state }) => (state === 'true' ? name : `${name} ${state}`));
  return [value?.value, ...states, tidy(description?.value)].filter(Boolean).join(', ');
}

/** The language of everything in the document, by the browser's number for it. */
async function readLanguages(session: CDPSession): Promise<Languages> {
  const { root } = await readDocument(session);
  const languages: Languages = new Map();
  const walk = (node: DomNode, above: string) => {
    const { backendNodeId, attributes = [], children = [], pseudoElements = [] } = node;
    const at = attributes.findIndex((name, index) => index % 2 === 0 && name === 'lang');
    const language = (at < 0 ? null : attributes[at + 1]) ?? above;
    languages.set(backendNodeId, language);
    for (const child of [...children, ...pseudoElements]) walk(child, language);
  };
  walk(root, '');
  return languages;
}

/** Latin words that Arabic pages say: addresses, formats, and names that are written in no other way. */
const LATIN_IN_ARABIC =
  /\S+@\S+|\b(?:SMS|JPEG|PDF|PNG|WebP|Google|Outlook|Facebook|Instagram|YouTube|LinkedIn)\b/g;

/** Finds what sounds wrong on a page of a language: a thing without a name, words or figures by the wrong voice. */
function findFaultsOfSound(said: Utterance[], pageLanguage: Locale): string[] {
  return said.flatMap((one) => {
    const { role, text, language } = one;
    const line = `"${text}" (${role}, ${language})`;
    const words = text.replaceAll(LATIN_IN_ARABIC, '');
    const hasLatin = /\p{Script=Latin}{2}/u.test(words);
    const letters = hasLatin || /\p{Script=Arabic}/u.test(words.replace(/[٠-٩]/g, ''));
    return [
      CONTROLS.includes(role) && text === '' ? `without a name: ${role}, ${one.also}` : '',
      language === 'en' && /\p{Script=Arabic}/u.test(words) ? `Arabic by an English voice: ${line}` : '',
      language === 'ar' && hasLatin ? `Latin letters by an Arabic voice: ${line}` : '',
      /[٠-٩]/.test(text) ? `two kinds of figures on a site: ${line}` : '',
      /\d/.test(text) && !letters && language !== pageLanguage ? `a number in another language: ${line}` : '',
      /\d{5,}/.test(text) && !text.includes('@') ? `digits said as one number: ${line}` : '',
      language === 'ar' && /\d [صم](?!\p{L})/u.test(text) ? `part of the day said as a letter: ${line}` : '',
      // The link of a next free time has room for no more than it shows.
      /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? \d/.test(text) && role !== 'link'
        ? `weekday cut short: ${line}`
        : '',
      /\d:\d\d\D*–/.test(text) ? `times with a line between, which is not said: ${line}` : '',
    ].filter((fault) => fault !== '');
  });
}

/** A transcript for people: a line for each thing, without what every page has around it. */
function writeDown(said: Utterance[]): string {
  const lineOf = ({ role, text, also }: Utterance) =>
    `${role === 'StaticText' ? '' : `[${role}] `}${text}${also ? ` (${also})` : ''}`;
  return said.map(lineOf).join('\n');
}

/** True where espeak-ng is (a package of Debian and others), a voice of many screen readers. */
const hasVoice = spawnSync('espeak-ng', ['--version']).status === 0;

/** Said between two texts, so that their sounds are told apart. */
const BETWEEN = '7531';

/** Sounds of texts in phonetic letters, by one start of the voice; `(en)` within Arabic is where it turns to another one. */
function speak(texts: string[], language: string): string[] {
  const input = [BETWEEN, ...texts.flatMap((text) => [text, BETWEEN]), ''].join('\n');
  const { stdout } = spawnSync('espeak-ng', ['-q', '--ipa', '-v', language], { encoding: 'utf8', input });
  const sounds = stdout.split(stdout.slice(0, stdout.indexOf('\n') + 1)).slice(1, -1);
  expect(sounds, `sounds of the voice of ${language}`).toHaveLength(texts.length);
  return sounds.map(tidy);
}

/** Says each text of a page once: the transcript, and those of which nothing is heard or that turn to a third voice. */
function speakAll(said: Utterance[]): { transcript: string; faults: string[] } {
  const heard = said.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const spoken = [...Map.groupBy(heard, ({ language }) => language)].flatMap(([language, own]) => {
    const texts = [...new Set(own.map(({ text }) => text))];
    return speak(texts, language).map((sound, index) => ({ text: texts[index], language, sound }));
  });
  return {
    transcript: spoken.map(({ text, sound }) => `${text}\n    ${sound}`).join('\n'),
    faults: spoken
      .filter(({ sound }) => sound === '' || /\((?!en\)|ar\))/.test(sound))
      .map(({ text, language, sound }) => `"${text}" by the voice of ${language}: ${sound || 'nothing'}`),
  };
}

test.use({ screens: ['phone'] });

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ languages: [language] });

    test('a booking is heard, each word in its own voice', async ({ page, booking, words }, testInfo) => {
      const heard: string[] = [];
      if (!hasVoice)
        testInfo.annotations.push({ type: 'not spoken', description: 'espeak-ng is not installed' });
      const listen = async (name: string) => {
        await waitForRest(page);
        const said = await hear(page);
        expect.soft(findFaultsOfSound(said, language), name).toEqual([]);
        heard.push(`## ${name}\n\n${writeDown(said)}\n`);
        if (!hasVoice) return;
        const { transcript, faults } = speakAll(said);
        expect.soft(faults, `${name}, spoken`).toEqual([]);
        heard.push(`### ${name}, spoken\n\n${transcript}\n`);
      };
      await page.goto(`/${language}`);
      await listen('home');
      await page.goto(`/${language}/booking`);
      await listen('way');
      await page.getByRole('main').getByRole('link', { name: words.booking.way.doctor }).click();
      await expect(page.getByRole('heading', { name: words.booking.questions.doctor })).toBeVisible();
      await listen('doctor');
      await page.getByRole('main').locator('a[href*="doctor="]').first().click();
      await booking.answerToTimes();
      await listen('time');
      // A time of today may end while its page is heard.
      await openFarDay(page, language);
      await timesOfDay(page).first().click();
      await booking.answer();
      await listen('details');
      // In the language with the longer words.
      if (language === 'ar') {
        const has = page.getByRole('heading', { name: words.booking.questions.information });
        const question = page.locator('section', { has });
        const screens = await question.evaluate((box) => box.getBoundingClientRect().height / innerHeight);
        expect(screens, 'the last question is two screens long').toBeLessThanOrEqual(2);
      }
      await booking.firstName.fill('Mona');
      await booking.send.click();
      await expect(page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle })).toBeVisible();
      await listen('mistakes');
      await booking.book(newPatient(language));
      await listen('confirmation');
      await testInfo.attach(`heard.${language}.md`, { body: heard.join('\n'), contentType: 'text/markdown' });
    });
  });
