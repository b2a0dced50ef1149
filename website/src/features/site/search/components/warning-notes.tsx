import { List } from '@/components/ui/list';
import { cn } from '@/lib/text/cn';
import type { SearchWarning } from '../danger-words';
import type { Call, Help } from '../help-words';

interface Props {
  warnings: SearchWarning[];
  help: Help;
  /** "Do not wait" */
  urgent: string;
  className?: string;
}

/** Warning signs that must not wait: what to do now, and whom to call. Announced by screen readers. */
export function WarningNotes(props: Props) {
  const { warnings, help, urgent, className } = props;
  const { ambulances, departments, lines, closed, words: own } = help;
  const isToday = warnings.every((warning) => warning.isToday);
  const calls = [...ambulances, ...warnings.flatMap(({ phone }) => phone ?? [])];
  const numbers = calls.filter(({ href }, at) => calls.findIndex((call) => call.href === href) === at);
  const clinic =
    lines.length > 0 ? (
      <div className="mt-3">
        <p className="text-sm">{own.lines}</p>
        <ul className="mt-1 flex flex-wrap gap-2">
          {lines.map((line) => (
            <li key={line.label}>
              <CallLink call={line} isMain={isToday} />
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <p className="mt-3 text-sm">{closed}</p>
    );
  const ambulance = (
    <List className="mt-3 flex flex-wrap gap-2">
      {numbers.map((call) => (
        <li key={call.href}>
          <CallLink call={call} isMain={!isToday} />
        </li>
      ))}
    </List>
  );
  return (
    <div role="alert" className={cn('danger-note', className)}>
      <p className="font-semibold text-danger text-sm">{urgent}</p>
      {isToday ? clinic : ambulance}
      {warnings.map(({ id, title, text, words }) => (
        <div key={id} {...words} className="mt-3">
          <p className="font-semibold text-lg leading-snug">{title}</p>
          <p className="mt-1">{text}</p>
        </div>
      ))}
      {departments.map(({ title, text, words, href }) => (
        <p key={title} className="mt-3" {...words}>
          <strong>{title}</strong> {text}{' '}
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {own.way}
            </a>
          ) : null}
        </p>
      ))}
      {isToday ? ambulance : clinic}
    </div>
  );
}

function CallLink({ call: { href, text, label, note, words }, isMain }: { call: Call; isMain: boolean }) {
  return (
    <a
      href={href}
      className={cn(
        'inline-flex min-h-12 flex-wrap items-center gap-x-2 rounded-control px-4 py-1.5 font-semibold no-underline',
        isMain ? 'bg-danger text-text-on-fill' : 'border border-danger bg-surface text-danger',
      )}
    >
      <span {...words}>{label}</span>
      <bdi dir="ltr">{text}</bdi>
      {note ? <span className="font-normal text-sm">{note}</span> : null}
    </a>
  );
}
