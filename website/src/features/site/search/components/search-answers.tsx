import { Link } from '@/components/ui/link';
import type { SearchAnswer } from '../words';
import { WarningNotes } from './warning-notes';

const OPTION =
  'block px-4 py-2.5 text-text no-underline hover:bg-surface-sky aria-selected:bg-surface-sky aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-action';

interface Props {
  listId: string;
  optionId: (at: number) => string;
  isShown: boolean;
  answer: SearchAnswer | null;
  isFailed: boolean;
  active: number;
  words: { results: string; none: string; failed: string };
  onPoint: (at: number) => void;
  onFollow: () => void;
}

export function SearchAnswers(props: Props) {
  const { listId, optionId, isShown, answer, isFailed, active, words, onPoint, onFollow } = props;
  let at = -1;
  const option = () => {
    at += 1;
    const own = at;
    return {
      role: 'option',
      tabIndex: -1,
      id: optionId(own),
      'aria-selected': own === active,
      onMouseMove: () => onPoint(own),
      onClick: onFollow,
    } as const;
  };
  const results = answer?.results ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      hidden={!isShown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
      tabIndex={0}
      // The field keeps the focus: a browser that takes it away at a press would close the list below the finger.
      onMouseDown={(event) => event.preventDefault()}
      className="search-answers"
    >
      {answer?.help ? <WarningNotes {...answer} className="m-3" /> : null}
      {answer?.elsewhere ? (
        <div className="px-4 py-4" {...answer.elsewhere.words}>
          <p className="font-semibold">{answer.elsewhere.title}</p>
          <p className="mt-1 text-text-soft">{answer.elsewhere.text}</p>
        </div>
      ) : null}
      {isFailed && !answer ? <p className="px-4 py-4">{words.failed}</p> : null}
      {answer && results.length === 0 && !answer.help && !answer.elsewhere ? (
        <p className="px-4 py-4 text-text-soft">{words.none}</p>
      ) : null}
      <div
        id={listId}
        role="listbox"
        aria-label={words.results}
        className={results.length > 0 ? 'py-1.5' : ''}
      >
        {results.map(({ key, kind, title, note, words: inLanguage, href, action, time, fee }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped so
          <div key={key} role="group" aria-label={title} className="border-line border-t first:border-t-0">
            <Link {...option()} href={href} className={OPTION}>
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold" {...inLanguage}>
                  {title}
                </span>
                <span className="shrink-0 text-sm text-text-soft">{kind}</span>
              </span>
              {note ? (
                <span className="line-clamp-2 text-sm text-text-soft leading-snug" {...inLanguage}>
                  {note}
                </span>
              ) : null}
              {action ? (
                <span className="mt-0.5 block font-semibold text-action text-sm">{action}</span>
              ) : null}
            </Link>
            {time ? (
              <Link {...option()} href={time.href} aria-label={time.label} className={`${OPTION} pt-0`}>
                <span className="inline-block rounded-control border border-action px-3 py-1.5 font-semibold text-action text-sm first-letter:uppercase">
                  {time.text}
                </span>
                {fee ? <span className="ms-3 text-sm text-text-soft">{fee}</span> : null}
              </Link>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
