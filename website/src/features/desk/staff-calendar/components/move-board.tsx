'use client';

import { useTranslations } from 'next-intl';
import { createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ThumbBar } from '@/components/ui/thumb-bar';
import { type Choice, firstTarget, type MovableVisit, stepTarget } from '../move-rules';
import { MoveDialog } from './move-dialog';
import { choiceOf, useDrag } from './use-drag';

interface Moving {
  visit: MovableVisit | null;
  begin: (visit: MovableVisit) => void;
  choose: (choice: Choice) => void;
  press: ReturnType<typeof useDrag>['press'];
}

const MovingContext = createContext<Moving | null>(null);

/** Returns what is being moved, and how to begin and choose. Only on a {@link MoveBoard}. */
export function useMoving(): Moving {
  const moving = use(MovingContext);
  if (!moving) throw new Error('Visits are moved on a MoveBoard');
  return moving;
}

const targetsIn = (board: HTMLElement | null) =>
  [...(board?.querySelectorAll<HTMLElement>('[data-target]') ?? [])].map((element) => ({
    element,
    ...choiceOf(element),
  }));

/** The calendar while visits are moved, by dragging or buttons; nothing is written before it was confirmed. */
export function MoveBoard({ children }: { children: ReactNode }) {
  const t = useTranslations('staffCalendar.moving');
  const board = useRef<HTMLDivElement>(null);
  const [visit, setVisit] = useState<MovableVisit | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [news, setNews] = useState({ text: '', isShown: false });
  const say = (text: string) => setNews({ text, isShown: false });

  const focusVisit = (id: string) =>
    requestAnimationFrame(() => board.current?.querySelector<HTMLElement>(`[data-mover="${id}"]`)?.focus());

  const start = (wanted: MovableVisit) => {
    setChoice(null);
    setVisit(wanted);
  };

  const begin = (wanted: MovableVisit) => {
    start(wanted);
    // Once the times that are long enough are drawn as such.
    requestAnimationFrame(() => {
      const targets = targetsIn(board.current);
      firstTarget(targets, wanted)?.element.focus();
      say(targets.length === 0 ? t('none') : t('begun', { name: wanted.name }));
    });
  };

  const leave = ({ text = t('left'), isShown = false } = {}) => {
    if (visit) focusVisit(visit.id);
    setVisit(null);
    setChoice(null);
    setNews({ text, isShown });
  };

  const { press, ghost } = useDrag(start, setChoice, () => leave());

  const onKeyDown = (event: KeyboardEvent) => {
    if (!visit || choice) return;
    if (event.key === 'Escape') {
      leave();
      return;
    }
    const targets = targetsIn(board.current);
    const current = targets.find(({ element }) => element === document.activeElement);
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    const isRtl = document.documentElement.dir === 'rtl';
    const next = current
      ? stepTarget({ targets, current, key: event.key, isRtl })
      : firstTarget(targets, visit);
    if (!next) return;
    next.element.focus();
    next.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    say(next.element.getAttribute('aria-label') ?? '');
  };

  return (
    <MovingContext value={{ visit, begin, choose: setChoice, press }}>
      <p
        role="status"
        className={
          news.isShown
            ? 'mt-3 rounded-control bg-status-confirmed-soft p-3 font-semibold text-status-confirmed print:hidden'
            : 'sr-only'
        }
      >
        {news.text}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys step through the buttons inside */}
      <div ref={board} onKeyDown={onKeyDown}>
        {children}
        <MoveBar visit={visit} onLeave={() => leave()} />
      </div>
      {ghost}
      <MoveDialog
        visit={visit}
        choice={choice}
        onBack={(isStale) => {
          if (isStale) leave();
          else setChoice(null);
        }}
        onMoved={(text) => leave({ text, isShown: true })}
      />
    </MovingContext>
  );
}

/** Bar under the thumb while a visit is moved: which one, what to do, and how to leave. */
function MoveBar({ visit, onLeave }: { visit: MovableVisit | null; onLeave: () => void }) {
  const t = useTranslations('staffCalendar.moving');
  if (!visit) return null;
  return (
    <ThumbBar className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="font-semibold">
          {t('bar')} <bdi>{visit.name}</bdi> · {visit.was}
        </p>
        <p className="text-sm text-text-soft pointer-coarse:hidden">{t('hint')}</p>
      </div>
      <div className="ms-auto flex flex-wrap gap-2">
        <Link
          href={visit.elsewhere}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-action"
        >
          {t('elsewhere')}
        </Link>
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </ThumbBar>
  );
}
