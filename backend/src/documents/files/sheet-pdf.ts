import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import qrcode from 'qrcode-generator';
import { THEME } from '../../contract/theme';
import { appointmentDate, appointmentTime } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { localPhone } from './phone';
import { LEFT_TO_RIGHT_MARK, readablePdf } from './readable-pdf';
import { SHEET_TEMPLATE } from './sheet-template';
import { callSentence, SHEET_WORDS } from './sheet-words';

const { family, package: fontPackage } = THEME.typeface;
const WEIGHTS = ['400Regular', '700Bold'];
const fontFile = (weight: string) =>
  `@expo-google-fonts/${fontPackage}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`;
/** What the compiler worked out is forgotten after so many sheets that did not use it: appointments do not stay in memory. */
const FORGET_AFTER = 20;

let compiler: NodeCompiler | undefined;

/** Made at the first sheet: it reads the fonts, which takes some hundredths of a second. */
function compilerWithFonts(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    fontArgs: [
      {
        fontBlobs: WEIGHTS.map((weight) => readFileSync(require.resolve(fontFile(weight)))),
      },
    ],
  });
  return compiler;
}

/** The address as a code to scan; level M mends up to 15 % of damage. */
function codeOf(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 4, scalable: true });
}

const LATIN_FIRST = /^[^\p{L}]*\p{Script=Latin}/u;

/** In an Arabic line the last sign of a Latin name would go to its other end: "Mona Fawzy (MD)", "O'Hara Jr.". */
function withSignsInPlace(text: string): string {
  const lines = text.split('\n');
  const isAtRisk = (line: string) => LATIN_FIRST.test(line) && /[^\p{L}\p{N}]$/u.test(line);
  return lines.map((line) => (isAtRisk(line) ? line + LEFT_TO_RIGHT_MARK : line)).join('\n');
}

function inputOf(sheet: AppointmentSheet): Record<string, unknown> {
  const { branch, callCentre, cancellation, language, status, timeZone } = sheet;
  const words = SHEET_WORDS[language];
  const moment = { instant: sheet.startsAt, timeZone, language };
  const phone = (number: string) => localPhone({ phone: number, country: branch.country });
  const own = <Text extends string | null>(text: Text) =>
    text === null || language === 'en' ? text : withSignsInPlace(text);
  return {
    words,
    language,
    status,
    clinic: own(sheet.clinic),
    title: words.title[status],
    statusWord: words.status[status],
    number: sheet.bookingNumber,
    date: appointmentDate(moment),
    time: appointmentTime(moment),
    doctor: own(sheet.doctor),
    service: own(sheet.service),
    fee: sheet.fee,
    branch: own(branch.name),
    address: own(branch.address),
    branchPhone: phone(branch.phone),
    patient: own(sheet.firstName),
    callBy: callSentence(sheet),
    canceledBy: cancellation && words.canceledBy[cancellation.by],
    reason: own(cancellation?.reason ?? null),
    promise: own(callCentre.promise),
    callPhone: phone(callCentre.phone),
    callHours: callCentre.hours,
    isAhead: status === 'pending' || status === 'confirmed',
    bring: own(sheet.whatToBring),
    prepare: own(sheet.preparation),
    find: own(branch.directions),
    takes: own(sheet.visitLength),
    manageUrl: sheet.manageUrl,
    code: codeOf(sheet.manageUrl),
  };
}

/** Sizes of the words, the largest first that leaves one page. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58];

/** Pages of a PDF as Typst writes it: each object stands in the file as it is. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/**
 * The appointment as one sheet to print: PDF, tagged (PDF/UA-1), fonts embedded. Many words are written smaller. Some
 * milliseconds once warm.
 */
export function sheetPdf(sheet: AppointmentSheet): Buffer {
  const typst = compilerWithFonts();
  const input = inputOf(sheet);
  const draw = (scale: number) =>
    taggedPdf(typst, {
      mainFileContent: SHEET_TEMPLATE,
      inputs: { appointment: JSON.stringify({ ...input, scale }) },
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
