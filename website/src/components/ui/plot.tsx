import { createElement, type ReactNode } from 'react';
import { drawPlot, type PlotInput } from '@/lib/page/plot/draw-plot';
import type { DrawnElement } from '@/lib/page/plot/drawing';

/** Attributes of the drawing that say nothing here: it has one name as a whole, and the font of the page. */
const DROPPED = /^(?:aria-|class$|font-family$|width$|height$)/;

const propName = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function elementOf({ tagName, attributes, children }: DrawnElement, key: number): ReactNode {
  // Drops the plot's inline styles, which are set by attributes instead.
  if (tagName === 'style') return null;
  const isShape = tagName === 'rect' || tagName === 'line';
  const props = [...attributes]
    .filter(([name]) => !DROPPED.test(name) || (isShape && /^(?:width|height)$/.test(name)))
    .map(([name, value]) => [propName(name), value]);
  const inside = children.map((child, place) =>
    typeof child === 'string' ? child : elementOf(child, place),
  );
  return createElement(tagName, { key, ...Object.fromEntries(props) }, ...inside);
}

/** Draws bars with axes, values and a second series on the server; `summary` tells those who do not see it. */
export function Plot({ summary, ...input }: PlotInput & { summary: string }) {
  const { attributes, children } = drawPlot(input);
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-soft" aria-hidden="true">
        {(['main', 'other'] as const).map((of) => {
          const series = input[of];
          return series ? (
            <li key={of} className="flex items-center gap-2">
              {/* Drawn as its series is. */}
              <svg viewBox="0 0 16 12" className="h-3 w-4 shrink-0" aria-hidden="true">
                {of === 'other' && input.kind === 'columns' ? (
                  <path d="M0 6h16" strokeWidth="2" strokeDasharray="4 3" className="stroke-line-strong" />
                ) : (
                  <rect
                    width="16"
                    height="12"
                    className={of === 'main' ? 'fill-accent' : 'fill-line-strong'}
                  />
                )}
              </svg>
              {series.name}
            </li>
          ) : null;
        })}
      </ul>
      <svg
        viewBox={attributes.get('viewBox')}
        role="img"
        aria-label={summary}
        // Ends of words are ends of the drawing, not of the reading; the words keep their own direction.
        direction="ltr"
        fontSize="12"
        textAnchor="middle"
        fill="currentColor"
        className="mx-auto mt-2 block h-auto w-full max-w-96 text-text"
      >
        {children.map((child, place) => (typeof child === 'string' ? child : elementOf(child, place)))}
      </svg>
    </>
  );
}
