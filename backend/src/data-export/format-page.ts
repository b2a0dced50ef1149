import type { Description, Table } from './describe';
import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from './left-out';
import type { Column, Kind } from './values';

const KINDS: Record<Kind, string> = {
  boolean: 'true or false',
  number: 'number',
  instant: 'instant',
  date: 'date',
  time: 'time of day',
  json: 'JSON',
  text: 'text',
};

const ACCOUNTS: Record<string, string> = {
  createdBy: 'id of `admin_users`',
  updatedBy: 'id of `admin_users`',
};

const HEAD = `# Export of everything

Written from the schemas of the product by \`backend/src/data-export/format-page.ts\`; a test compares it with what an export holds.
The same page is \`README.md\` of every export.

A manager asks for an export in the staff area (_Export_), with a code of their second factor; it is made in the background, waits a
day, and only who asked for it can fetch it. Both are recorded in the log. On the machine itself \`npm run export-data\` writes one to
\`var/exports\`. Both ways give a pass phrase, once.

## The file

\`clinic-….tar.gz.age\` is a tar archive, packed with gzip, encrypted by the pass phrase with [age](https://age-encryption.org).
Contract cards, which the product keeps encrypted, are plain files in it, so it leaves the machine encrypted as a whole, as backups
do; to a pass phrase and not to the key of the backups, because whoever moves out has to be able to open it without us:

\`\`\`
age --decrypt clinic-….tar.gz.age | tar --extract --gzip
\`\`\`

- \`README.md\`: this page.
- \`export.json\`: \`format\` (1), \`version\` of the product, \`madeAt\`, \`rows\` of each file.
- \`data/NAME.jsonl\`: one JSON object a line, everything, exact; it is what is read back.
- \`csv/NAME.csv\`: the same for spreadsheets.
- \`files/pictures/…\`: pictures of the media library in all sizes, by the last part of their \`url\`.
- \`files/cards/…\`: contract cards, answers before a visit (JSON, a drawn name as path data of SVG in 400 by 160), pictures and voice notes of patients, by \`storageName\` of \`cards\`.
  \`side\` is \`front\`, \`back\`, \`answers\`, or \`answer-\` and the key of the question that a picture answers.
- \`manifest.json\`: \`sha256\` of each file, and those that are \`missing\` though a row names them.

## Values

- Text is UTF-8. A field without a value is \`null\`, in CSV an empty cell.
- **Instant**: ISO 8601 in UTC with milliseconds (\`2026-11-28T09:30:00.000Z\`). **Date**: \`2026-11-28\`. **Time of day**: \`09:30:00.000\`
  by the clock of the branch. \`amount\`, \`fee\` and \`balance\` of \`payments\`, \`amount\` and \`toldAmount\` of \`deposits\` are whole numbers of the smallest unit of their
  currency. Numbers whose names end with Minutes, Hours, Days or Length are so many of these; \`bytes\` are bytes.
- Phones are E.164, with a plus and the country. Languages are \`en\` and \`ar\`. An \`actor\` is \`user:\` and the \`documentId\` of an account of
  \`up_users\` or of a key of another system (\`key:\` in \`log_entries\`; keys are left out), or a word: \`patient\`, \`system\`, \`nobody\`.
- \`id\` numbers the rows of one file. **Ids of X** is a list of \`id\`s of \`data/X.jsonl\`, in the order editors gave. \`documentId\` is the
  same for a draft and what is published of it (\`publishedAt\` is not null), and in all languages (\`locale\`). A field of text that is
  called like a type (\`appointment\`, \`doctor\`, \`branch\`, \`account\`) holds a \`documentId\` of it.
- **Parts** is a list of objects, each with the name of its \`component\`.
- CSV is as RFC 4180 says, with a mark at the beginning by which Excel knows UTF-8. Lists and objects are JSON in their cell. Text that
  a spreadsheet would run as a formula begins with an apostrophe (\`'=1+1\`), phones too.
- \`sought\` in \`detail\` of \`log_entries\` is encrypted with the key of the installation.
- \`sealed\` of \`privacy_cases\` and \`privacy_case_events\` is JSON with \`name\`, \`contact\` and \`text\`; what was written with another key
  is as it is stored.

## Read back

\`npm run import-export -- FILE\` reads an export into an installation of the same version that is empty: set up, never started, or
with \`SEED=none\` alone, and stopped. It refuses any other, and does all or nothing. The pass phrase is asked for, or \`EXPORT_PASSPHRASE\`. Accounts
come without passwords and second factors: whoever has one asks for a new password by mail; the accounts that the new installation
has already keep theirs. What waits to be sent is sent by the new installation, so the old one has to be stopped by then. Links in
messages that were sent work on with the secrets of the old \`backend/.env\` alone.

An export of the second installation holds the same files, byte by byte, but for \`export.json\` and \`manifest.json\`, and for the accounts
of the second installation and the entries of \`log_entries\` made there.

## One patient

What is handed over of one patient (staff area, _Patients’ data_, one press) is a JSON object with the same names: the files below
without underscores (\`appointments\`, \`contactMessages\`, \`outboxMessages\`, \`waitingEntries\`, \`incomingMessages\`, \`stoppedPhones\`), each a
list of objects with fields of that file. An appointment has its \`appointmentEvents\`, \`appointmentNotes\`, \`payments\`, \`deposits\`, \`cards\`, \`cardViews\` and \`visitAnswers\`
(questions and answers in words) inside,
a message its \`incomingEvents\`, an entry of the waiting list its \`waitingOffers\`. Left out is what is of others or of the desk alone. \`picture\` of \`cards\` is a data URL, \`bookedAs\` is JSON there, \`changes\` names the fields
that were changed and not what they held, \`guarded\` are appointments of
others for whom they are responsible, \`amended\` the number of those whose histories name them, and \`phoneCodes\` are codes of the last day.
`;

const named = (name: string) => `\`${name}\``;

/** The fields of a file or a part, one line for each kind of value. */
function linesOf(table: Table, isPart: boolean): string[] {
  const { columns, links, parts, pictures, values } = table;
  const plain = columns.filter(({ name }) => !(isPart && name === 'id') && !values[name]);
  const kindOfField = ({ name, kind }: Column) => ACCOUNTS[name] ?? KINDS[kind];
  const kinds = [...new Set(plain.map(kindOfField))];
  return [
    ...kinds.map(
      (kind) =>
        `- ${kind}: ${plain
          .filter((column) => kindOfField(column) === kind)
          .map(({ name }) => named(name))
          .join(', ')}`,
    ),
    ...Object.entries(values).map(([name, held]) => `- one of ${held.join(', ')}: ${named(name)}`),
    ...links.map(({ name, of }) =>
      of.key === 'id'
        ? `- ids of ${named(of.table)}: ${named(name)}`
        : `- list of names that every installation has: ${named(name)}`,
    ),
    ...parts.map(({ name, components }) => `- parts ${components.map(named).join(', ')}: ${named(name)}`),
    ...pictures.map((name) => `- ids of \`files\`: ${named(name)}`),
  ];
}

export function formatPage({ tables, components }: Description): string {
  const leftOut = Object.entries(COLUMNS_LEFT_OUT).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, reason]): [string, string] => [`${table}.${column}`, reason]),
  );
  return [
    HEAD,
    '## Files\n',
    ...tables.map((table) => {
      const said = table.description ? [table.description, ''] : [];
      return `### ${table.name}\n\n${[...said, ...linesOf(table, false)].join('\n')}\n`;
    }),
    '## Parts\n',
    ...[...components.values()].map((table) => `### ${table.uid}\n\n${linesOf(table, true).join('\n')}\n`),
    '## What is left out\n',
    ...[...Object.entries(TABLES_LEFT_OUT), ...leftOut].map(
      ([name, reason]) => `- ${named(name)}: ${reason}`,
    ),
    '',
  ].join('\n');
}
