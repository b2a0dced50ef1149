import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { THEME } from '../../contract/theme';
import { LEFT_TO_RIGHT_MARK, readablePdf } from './readable-pdf';

const { family, package: fontPackage } = THEME.typeface;
const WEIGHTS = ['400Regular', '700Bold'];
const fontFile = (weight: string) =>
  `@expo-google-fonts/${fontPackage}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`;
/** Number of sheets after which unused work of the compiler is forgotten: appointments do not stay in memory. */
const FORGET_AFTER = 20;

let compiler: NodeCompiler | undefined;

/** Made at the first sheet: it reads the fonts, which takes some hundredths of a second. */
function compilerWithFonts(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    fontArgs: [{ fontBlobs: WEIGHTS.map((weight) => readFileSync(require.resolve(fontFile(weight)))) }],
  });
  return compiler;
}

const LATIN_FIRST = /^[^\p{L}]*\p{Script=Latin}/u;

/** Keeps the last sign of a Latin name in place in an Arabic line: "Mona Fawzy (MD)", "O'Hara Jr.". */
export function withSignsInPlace(text: string): string {
  const lines = text.split('\n');
  const isAtRisk = (line: string) => LATIN_FIRST.test(line) && /[^\p{L}\p{N}]$/u.test(line);
  return lines.map((line) => (isAtRisk(line) ? line + LEFT_TO_RIGHT_MARK : line)).join('\n');
}

/** Sizes of the words, the largest first that leaves one page. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58];

/** Pages of a PDF as Typst writes it: each object stands in the file as it is. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Draws one sheet to print: tagged PDF (PDF/UA-1), fonts embedded, many words smaller; `template` is Typst. */
export function drawSheet(template: { name: string; source: string }, input: Record<string, unknown>) {
  const typst = compilerWithFonts();
  const draw = (scale: number) =>
    taggedPdf(typst, {
      mainFileContent: template.source,
      inputs: { [template.name]: JSON.stringify({ ...input, scale }) },
      resetRead: true,
    });
  let pdf = draw(1);
  for (const scale of SCALES) {
    if (scale < 1) pdf = draw(scale);
    if (countPages(pdf) === 1) break;
  }
  typst.evictCache(FORGET_AFTER);
  return readablePdf(pdf);
}

// Some machines (macOS, Windows, ARM) have only an older compiler, which cannot tag: there the page comes without.
function taggedPdf(typst: NodeCompiler, document: Parameters<NodeCompiler['pdf']>[0]): Buffer {
  try {
    return typst.pdf(document, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('unknown variant `ua-1`'))) throw error;
    return typst.pdf(document);
  }
}
