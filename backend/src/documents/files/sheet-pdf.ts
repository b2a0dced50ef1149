import qrcode from 'qrcode-generator';
import { THEME } from '../../contract/theme';
import { appointmentDate, appointmentTime } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { drawSheet, withSignsInPlace } from './draw-sheet';
import { localPhone } from './phone-values';
import { callSentence, SHEET_WORDS, visitLines } from './sheet-words';

/** Paper is light. */
const COLOURS = THEME.light;

/** The page to print, in Typst. It gets the appointment as JSON, never as source; numbers stand in left-to-right runs. */
const SHEET_TEMPLATE = `
#let appointment = json(bytes(sys.inputs.appointment))
// Below 1 where the words are many: the sheet stays one.
#let scale = appointment.scale
#let brand = rgb("${COLOURS.brand}")
#let accent-ink = rgb("${COLOURS.accent}")
#let soft = rgb("${COLOURS['text-soft']}")
#let hairline = rgb("${COLOURS.line}")
#let looks = (
  pending: (ink: rgb("#7a4b00"), ground: rgb("#fdf3dc")),
  confirmed: (ink: rgb("#075e5a"), ground: rgb("#e0f3f1")),
  canceled: (ink: rgb("#9b1c1c"), ground: rgb("#fdecec")),
  done: (ink: rgb("#334155"), ground: rgb("#eef2f6")),
)
#let look = looks.at(appointment.status)

#set document(title: appointment.title + " " + appointment.number, author: appointment.clinic)
#set page(paper: "a5", margin: (x: 14mm, top: 13mm, bottom: 12mm))
#set text(
  font: "${THEME.typeface.family}",
  size: 11pt * scale,
  fill: rgb("${COLOURS.text}"),
  lang: appointment.language,
  dir: if appointment.language == "ar" { rtl } else { ltr },
)
#set par(leading: 0.7em, spacing: 0.7em)
#show heading.where(level: 1): set text(size: 17pt * scale, weight: "bold", fill: brand)
#show heading.where(level: 1): set block(above: 4mm * scale, below: 3mm * scale)
#show heading.where(level: 2): set text(size: 11.5pt * scale, weight: "bold", fill: brand)
#show heading.where(level: 2): set block(above: 5mm * scale, below: 2mm * scale)

// A number reads from left to right in both languages.
#let number(value) = box(text(dir: ltr, value))
#let fact(label, body) = (text(fill: soft, label), body)

#grid(
  columns: (1fr, auto),
  align: (start + horizon, end + horizon),
  text(weight: "bold", fill: accent-ink, size: 12pt * scale, appointment.clinic),
  box(
    fill: look.ground,
    inset: (x: 3mm, y: 1.6mm),
    radius: 4mm,
    text(weight: "bold", fill: look.ink, size: 9pt * scale, appointment.statusWord),
  ),
)

= #appointment.title

#block(
  width: 100%,
  fill: rgb("${COLOURS['surface-sky']}"),
  radius: 3mm,
  inset: 4mm * scale,
  grid(
    columns: (1fr, auto),
    align: (start + horizon, end + horizon),
    [
      #text(size: 13pt * scale, weight: "bold", fill: brand, appointment.date)\\
      #text(size: 13pt * scale, weight: "bold", fill: brand, appointment.time)
      #h(2mm)
      #text(size: 8.5pt * scale, fill: soft, appointment.words.clock)
    ],
    [
      #set align(end)
      #text(size: 8.5pt * scale, fill: soft, appointment.words.number)\\
      #text(size: 14pt * scale, weight: "bold", fill: brand, number(appointment.number))
    ],
  ),
)

#v(1mm)
#grid(
  columns: (auto, 1fr),
  column-gutter: 6mm,
  row-gutter: 3.2mm * scale,
  ..fact(appointment.words.doctor, text(weight: "bold", appointment.doctor)),
  ..fact(appointment.words.service, appointment.service),
  ..if appointment.fee != none { fact(appointment.words.fee, appointment.fee) } else { () },
  ..fact(appointment.words.branch, [#text(weight: "bold", appointment.branch) \\ #appointment.address]),
  ..fact(appointment.words.phone, number(appointment.branchPhone)),
  ..if appointment.patient != none { fact(appointment.words.patient, appointment.patient) } else { () },
)

#if appointment.status == "pending" [
  #v(1mm)
  #block(width: 100%, fill: look.ground, radius: 3mm, inset: 4mm * scale)[
    #text(weight: "bold", appointment.callBy)
    #if appointment.promise != none [ \\ #appointment.promise ]
    \\ #appointment.words.callFrom #number(appointment.callPhone) #if appointment.callHours != none [(#appointment.callHours)]
  ]
]

#if appointment.canceledBy != none [
  #v(1mm)
  #block(width: 100%, fill: look.ground, radius: 3mm, inset: 4mm * scale)[
    #text(weight: "bold", appointment.canceledBy)
    #if appointment.reason != none [ \\ #appointment.words.reason: #appointment.reason ]
    \\ #appointment.words.ring #number(appointment.callPhone) #if appointment.callHours != none [(#appointment.callHours)]
  ]
]

#if appointment.visits.len() > 0 [
  == #appointment.words.visits
  #set text(size: 9pt * scale)
  #columns(2, gutter: 4mm, enum(..appointment.visits))
]

#if appointment.isAhead [
  #if appointment.bring != none [
    == #appointment.words.bring
    #appointment.bring
  ]
  #if appointment.prepare != none [
    == #appointment.words.prepare
    #appointment.prepare
  ]
  #if appointment.find != none [
    == #appointment.words.find
    #appointment.find
  ]
  #if appointment.takes != none [
    == #appointment.words.takes
    #appointment.takes
  ]
]

#v(1fr)
#line(length: 100%, stroke: 0.5pt + hairline)
#grid(
  columns: (24mm, 1fr),
  column-gutter: 5mm,
  align: (start + horizon, start + horizon),
  link(appointment.manageUrl, image(bytes(appointment.code), format: "svg", width: 24mm, alt: appointment.words.manage)),
  [
    #text(weight: "bold", fill: brand, link(appointment.manageUrl, appointment.words.manage))\\
    #text(size: 8.5pt * scale, fill: soft, appointment.words.manageNote)
  ],
)
`;

/** The address as a code to scan; level M mends up to 15 % of damage. */
function codeOf(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 4, scalable: true });
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
    visits: visitLines(sheet).map(own),
    doctor: own(sheet.doctor),
    service: own(sheet.service),
    fee: sheet.fee,
    branch: own(branch.name),
    address: own(branch.address),
    branchPhone: phone(branch.phone),
    patient: sheet.firstName === '' ? null : own(sheet.firstName),
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

export function sheetPdf(sheet: AppointmentSheet): Buffer {
  return drawSheet({ name: 'appointment', source: SHEET_TEMPLATE }, inputOf(sheet));
}
