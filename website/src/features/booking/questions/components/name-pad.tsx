'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DRAWN_NAME_LENGTH, NAME_SHEET } from '@/contract/visit-questions';
import { DrawnName } from './drawn-name';

/** Shortest step of a stroke that is kept. */
const STEP = 4;
/** Length of the longest step, or of the beginning of a stroke. */
const PIECE = 14;

interface Point {
  x: number;
  y: number;
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const on = (part: number, whole: number) => Math.min(whole - 1, Math.max(0, Math.round(part * whole)));
  return {
    x: on((clientX - left) / width, NAME_SHEET.width),
    y: on((clientY - top) / height, NAME_SHEET.height),
  };
}

interface Props {
  name: string;
  initial: string;
  words: { draw: string; sheet: string; drawn: string; clear: string };
}

/** A sheet to draw a name on with finger or mouse, beside the field for typing it, which needs neither and no script. */
export function NamePad({ name, initial, words }: Props) {
  const [path, setPath] = useState(initial);
  const last = useRef<Point | null>(null);
  const add = (piece: string) =>
    setPath((known) => (known.length + PIECE > DRAWN_NAME_LENGTH ? known : known + piece));
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y } = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x, y };
    add(`M${x} ${y}l0 0`);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const from = last.current;
    if (from === null) return;
    const to = pointOf(event);
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.hypot(x, y) < STEP) return;
    last.current = to;
    add(` ${x} ${y}`);
  };
  const end = () => {
    last.current = null;
  };
  return (
    <div className={path === '' ? 'mt-3 noscript:hidden' : 'mt-3'}>
      <p className="mb-1.5 text-sm noscript:hidden">{words.draw}</p>
      <DrawnName
        path={path}
        label={path === '' ? words.sheet : words.drawn}
        className="cursor-crosshair touch-none"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <p role="status" className="sr-only">
        {path === '' ? '' : words.drawn}
      </p>
      <Button variant="secondary" size="sm" className="mt-2 noscript:hidden" onClick={() => setPath('')}>
        {words.clear}
      </Button>
      {/* No hidden field: what was drawn is put back like a text where the answer to its form gets lost. */}
      <input
        hidden
        name={name}
        value={path}
        autoComplete="off"
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
      />
    </div>
  );
}
