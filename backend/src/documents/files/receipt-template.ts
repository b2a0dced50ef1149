import { THEME } from '../../contract/theme';

/** Paper is light. */
const COLOURS = THEME.light;

/** A receipt in Typst: number and amount, then all in English and Arabic, from JSON that no name can break. */
export const RECEIPT_TEMPLATE = `
#let receipt = json(bytes(sys.inputs.receipt))
#let scale = receipt.scale
#let brand = rgb("${COLOURS.brand}")
#let soft = rgb("${COLOURS['text-soft']}")
#let hairline = rgb("${COLOURS.line}")

#set document(title: receipt.en.title + " " + receipt.number, author: receipt.en.clinic)
#set page(paper: "a5", margin: (x: 14mm, top: 12mm, bottom: 11mm))
#set text(font: "${THEME.typeface.family}", size: 10pt * scale, fill: rgb("${COLOURS.text}"), lang: "en")
#set par(leading: 0.6em, spacing: 0.6em)
#show heading: set text(size: 13pt * scale, weight: "bold", fill: brand)
#show heading: set block(above: 3.5mm * scale, below: 2.5mm * scale)

#let half(words, direction) = {
  set text(lang: words.language, dir: direction)
  heading(level: 1, words.title)
  text(weight: "bold", words.clinic)
  if words.place != "" [ \\ #text(fill: soft, size: 9pt * scale, words.place) ]
  if words.phone != "" [ \\ #text(fill: soft, size: 9pt * scale, box(text(dir: ltr, words.phone))) ]
  v(1mm)
  grid(
    columns: (auto, 1fr),
    column-gutter: 5mm,
    row-gutter: 2.4mm * scale,
    ..for fact in words.facts {
      (
        text(fill: soft, fact.label),
        if fact.isNumber { box(text(dir: ltr, weight: "bold", fact.value)) } else { text(weight: if fact.isStrong { "bold" } else { "regular" }, fact.value) },
      )
    },
  )
}

#half(receipt.en, ltr)
#v(2mm)
#line(length: 100%, stroke: 0.5pt + hairline)
#half(receipt.ar, rtl)
`;
