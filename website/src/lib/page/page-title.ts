/** Letters of a title that search engines show before they cut it. */
const LONGEST = 60;

/** The name of a clinic group, and the shorter one its people say, where there is one. */
export interface ClinicName {
  siteName: string;
  shortName?: string | null | undefined;
}

/** A page's title for search engines and tabs: with the clinic's name where both fit 60 letters, cut at a word. */
export function pageTitle({ title, clinic }: { title: string; clinic: ClinicName | null }): string {
  const own = title.trim();
  const names = [clinic?.shortName, clinic?.siteName].filter((name) => name?.trim());
  const isNamed = names.some((name) => own.toLowerCase().includes(String(name).toLowerCase()));
  const whole = isNamed || names.length === 0 ? [] : names.map((name) => `${own} | ${name}`);
  const fitting = whole.find((each) => lengthOf(each) <= LONGEST);
  return fitting ?? shortened(own);
}

const lengthOf = (text: string) => [...text].length;

function shortened(title: string): string {
  if (lengthOf(title) <= LONGEST) return title;
  const start = [...title].slice(0, LONGEST - 1).join('');
  return `${start.replace(/[\s،,:·|–-]+\S*$/u, '')}…`;
}
