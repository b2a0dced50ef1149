'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { LiveText } from '@/components/ui/live-text';
import { type CallFeedback, callAction } from '../actions';
import type { OpenRequest } from '../desk-words';
import { isOfAnother, targetOfKey } from '../rules';
import { OutcomeForms } from './outcome-forms';

interface Props {
  open: OpenRequest | null;
  children: ReactNode;
  box: ReactNode;
  /** True when the next request opens by itself. */
  nextSwitch: ReactNode;
  /** The list below, whose buttons belong to the form `open-call`. */
  list: ReactNode;
}

const NOTHING: CallFeedback = { outcome: 'none', text: '', seen: null };

/** The desk of the call centre: the open request with its outcomes, and the way to the next. Works without script. */
export function CallDesk({ open, children, box, nextSwitch, list }: Props) {
  const t = useTranslations('calls.desk');
  const [answer, action] = useActionState(callAction, NOTHING);
  const feedback = open && isOfAnother(answer, open.id) ? NOTHING : answer;
  const card = useRef<HTMLElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const lost = useKeptCall(open?.id ?? null);
  const openId = open?.id;

  useEffect(() => {
    if (feedback.outcome === 'closed') document.getElementById('call-next')?.focus();
    if (feedback.outcome === 'refused') message.current?.focus();
  }, [feedback]);
  useEffect(() => {
    if (openId) card.current?.focus();
  }, [openId]);

  const follow = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    const target = targetOfKey({ code: event.code, isTyping, hasModifier });
    const element = target ? document.getElementById(target) : null;
    if (!element) return;
    event.preventDefault();
    if (element.matches('a, #call-next')) element.click();
    else element.focus();
  };
  const text = lost ? (lost.by ? t('lostTo', { name: lost.by }) : t('lost')) : feedback.text;
  const isGood = !lost && (feedback.outcome === 'closed' || feedback.outcome === 'opened');
  const news = open && feedback.seen !== null ? open.history.slice(feedback.seen) : [];
  return (
    <>
      <form id="open-call" action={action}>
        <ActionFields of={{ do: 'open' }} />
      </form>
      {text ? (
        <div
          className={`mb-4 rounded-control p-3 print:hidden font-semibold ${isGood ? 'bg-status-confirmed-soft text-status-confirmed' : 'bg-danger-soft text-danger'}`}
        >
          <LiveText ref={message} tabIndex={-1}>
            {text}
          </LiveText>
          {news.length > 0 ? (
            <>
              <p className="mt-2 font-normal">{t('changes')}</p>
              <ul className="ms-5 list-disc font-normal">
                {news.map((line) => (
                  <li key={line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : null}
      {open ? (
        <section
          // A new key per request: text typed about one is never sent about another.
          key={open.id}
          ref={card}
          tabIndex={-1}
          aria-labelledby="call-title"
          // Keys count only in here, and never while something is typed (WCAG 2.2, 2.1.4).
          onKeyDown={follow}
          className="mb-6 grid gap-6 rounded-card border-2 border-action bg-surface p-5 shadow-card lg:grid-cols-[1fr_24rem] lg:items-start print:hidden"
        >
          <div className="min-w-0">{children}</div>
          <div className="grid gap-4 lg:row-span-2">
            {open.isPending ? (
              <OutcomeForms
                open={open}
                // Not with the version: a move in the middle of the call, or a change of the patient's, would empty
                // what is being written.
                turn={JSON.stringify(feedback)}
                typed={feedback.typed ?? {}}
                action={action}
              />
            ) : (
              <p className="rounded-control bg-danger-soft p-3 font-semibold text-danger">
                {t('notPending')}
              </p>
            )}
            <form action={action} className="flex flex-wrap gap-3">
              <ActionFields of={{ id: open.id }} />
              <SubmitButton
                id="call-next"
                name="do"
                value="next"
                variant="secondary"
                size="sm"
                pendingLabel={t('sending')}
              >
                {t('skip')}
              </SubmitButton>
              <SubmitButton name="do" value="leave" variant="quiet" size="sm" pendingLabel={t('sending')}>
                {t('leave')}
              </SubmitButton>
            </form>
          </div>
          {/* After the outcomes on phones: most calls end without it. */}
          <div className="min-w-0 lg:col-start-1">{box}</div>
          <div className="-mt-2 lg:col-span-2">{nextSwitch}</div>
        </section>
      ) : (
        <form action={action} className="mb-4 flex flex-wrap items-center gap-x-4 print:hidden">
          <ActionFields />
          <SubmitButton id="call-next" name="do" value="next" pendingLabel={t('sending')}>
            {t('next')}
          </SubmitButton>
          {nextSwitch}
        </form>
      )}
      {list}
    </>
  );
}

/** The backend lets go of an open request after three minutes. */
const EVERY_MS = 60_000;
/** Without a hand on the machine it is let go, so that others can call and an idle session can end. */
const WATCHED_MS = 20 * 60_000;

const taken = z.object({ by: z.string().nullable() });

/** Keeps the open request assigned while somebody works on it. Returns who has taken it over, else null. */
function useKeptCall(id: string | null): { by: string | null } | null {
  const router = useRouter();
  const [lost, setLost] = useState<{ by: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    setLost(null);
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const renew = async () => {
      if (Date.now() - touchedAt > WATCHED_MS) return;
      const answer = await fetch(`/api/calls/${id}`, { method: 'POST' }).catch(() => null);
      if (answer?.status !== 409) return;
      setLost(taken.catch({ by: null }).parse(await answer.json()));
      router.refresh();
    };
    const timer = setInterval(() => void renew(), EVERY_MS);
    const signs = ['pointermove', 'keydown', 'scroll'] as const;
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touch);
    };
  }, [id, router]);
  return lost;
}
