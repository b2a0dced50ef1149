import type { MatterState } from '../rules';
import { StateMark } from './state-mark';

/** The one answer at the top, and ways down to what wants somebody. A change of it is read out. */
export function AnswerPanel({
  state,
  title,
  text,
  asOf,
  wanted,
}: {
  state: MatterState;
  title: string;
  text: string;
  asOf: string;
  /** The matters that want somebody. */
  wanted: { id: string; title: string }[];
}) {
  return (
    <div className="mt-5 flex gap-4 rounded-card border border-line bg-surface p-panel shadow-card sm:gap-6 sm:p-6">
      <StateMark state={state} isLarge />
      <div className="min-w-0">
        <div role="status">
          <p className="font-bold text-2xl text-brand">{title}</p>
          <p className="text-text-soft">{text}</p>
        </div>
        {wanted.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {wanted.map((matter) => (
              <li key={matter.id}>
                <a
                  href={`#${matter.id}`}
                  className="inline-flex min-h-11 items-center font-semibold text-action underline hover:no-underline"
                >
                  {matter.title}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-2 text-sm text-text-soft">{asOf}</p>
      </div>
    </div>
  );
}
