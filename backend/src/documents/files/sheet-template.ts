/**
 * The page to print, in Typst. It gets the visit as JSON and never as source, so that no name or address can
 * be read as markup. Numbers and phones stand in left-to-right runs; everything else follows the language.
 */
export const SHEET_TEMPLATE = `
#let visit = json(bytes(sys.inputs.visit))
// Below 1 where the words are many: the sheet stays one.
#let scale = visit.scale
#let navy = rgb("#022351")
#let teal = rgb("#0b7a75")
#let soft = rgb("#4a5a70")
#let hairline = rgb("#dbe3ec")
#let looks = (
  pending: (ink: rgb("#7a4b00"), ground: rgb("#fdf3dc")),
  confirmed: (ink: rgb("#075e5a"), ground: rgb("#e0f3f1")),
  canceled: (ink: rgb("#9b1c1c"), ground: rgb("#fdecec")),
  done: (ink: rgb("#334155"), ground: rgb("#eef2f6")),
)
#let look = looks.at(visit.status)

#set document(title: visit.title + " " + visit.number, author: visit.clinic)
#set page(paper: "a5", margin: (x: 14mm, top: 13mm, bottom: 12mm))
#set text(
  font: "Cairo",
  size: 11pt * scale,
  fill: rgb("#0b1b33"),
  lang: visit.language,
  dir: if visit.language == "ar" { rtl } else { ltr },
)
#set par(leading: 0.7em, spacing: 0.7em)
#show heading.where(level: 1): set text(size: 17pt * scale, weight: "bold", fill: navy)
#show heading.where(level: 1): set block(above: 4mm * scale, below: 3mm * scale)
#show heading.where(level: 2): set text(size: 11.5pt * scale, weight: "bold", fill: navy)
#show heading.where(level: 2): set block(above: 5mm * scale, below: 2mm * scale)

// A number reads from left to right in both languages.
#let number(value) = box(text(dir: ltr, value))
#let fact(label, body) = (text(fill: soft, label), body)

#grid(
  columns: (1fr, auto),
  align: (start + horizon, end + horizon),
  text(weight: "bold", fill: teal, size: 12pt * scale, visit.clinic),
  box(
    fill: look.ground,
    inset: (x: 3mm, y: 1.6mm),
    radius: 4mm,
    text(weight: "bold", fill: look.ink, size: 9pt * scale, visit.statusWord),
  ),
)

= #visit.title

#block(
  width: 100%,
  fill: rgb("#e8f1fb"),
  radius: 3mm,
  inset: 4mm * scale,
  grid(
    columns: (1fr, auto),
    align: (start + horizon, end + horizon),
    [
      #text(size: 13pt * scale, weight: "bold", fill: navy, visit.date)\\
      #text(size: 13pt * scale, weight: "bold", fill: navy, visit.time)
      #h(2mm)
      #text(size: 8.5pt * scale, fill: soft, visit.words.clock)
    ],
    [
      #set align(end)
      #text(size: 8.5pt * scale, fill: soft, visit.words.number)\\
      #text(size: 14pt * scale, weight: "bold", fill: navy, number(visit.number))
    ],
  ),
)

#v(1mm)
#grid(
  columns: (auto, 1fr),
  column-gutter: 6mm,
  row-gutter: 3.2mm * scale,
  ..fact(visit.words.doctor, text(weight: "bold", visit.doctor)),
  ..fact(visit.words.service, visit.service),
  ..fact(visit.words.branch, [#text(weight: "bold", visit.branch) \\ #visit.address]),
  ..fact(visit.words.phone, number(visit.branchPhone)),
  ..fact(visit.words.patient, visit.patient),
)

#if visit.status == "pending" [
  #v(1mm)
  #block(width: 100%, fill: look.ground, radius: 3mm, inset: 4mm * scale)[
    #text(weight: "bold", visit.callBy)
    #if visit.promise != none [ \\ #visit.promise ]
    \\ #visit.words.callFrom #number(visit.callPhone) #if visit.callHours != none [(#visit.callHours)]
  ]
]

#if visit.canceledBy != none [
  #v(1mm)
  #block(width: 100%, fill: look.ground, radius: 3mm, inset: 4mm * scale)[
    #text(weight: "bold", visit.canceledBy)
    #if visit.reason != none [ \\ #visit.words.reason: #visit.reason ]
    \\ #visit.words.ring #number(visit.callPhone) #if visit.callHours != none [(#visit.callHours)]
  ]
]

#if visit.isAhead [
  #if visit.bring != none [
    == #visit.words.bring
    #visit.bring
  ]
  #if visit.prepare != none [
    == #visit.words.prepare
    #visit.prepare
  ]
]

#v(1fr)
#line(length: 100%, stroke: 0.5pt + hairline)
#grid(
  columns: (24mm, 1fr),
  column-gutter: 5mm,
  align: (start + horizon, start + horizon),
  link(visit.manageUrl, image(bytes(visit.code), format: "svg", width: 24mm, alt: visit.words.manage)),
  [
    #text(weight: "bold", fill: navy, link(visit.manageUrl, visit.words.manage))\\
    #text(size: 8.5pt * scale, fill: soft, visit.words.manageNote)
  ],
)
`;
