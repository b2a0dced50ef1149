'use client';

import { useState } from 'react';

interface Props {
  title: string;
  history: { text: string; isOwn: boolean }[];
}

/** Says what others did since the page was opened: it asks for the appointment again by itself. */
export function HistoryNews({ title, history }: Props) {
  const [seen] = useState(history.length);
  const news = history.slice(seen).filter((line) => !line.isOwn);
  return (
    <div role="status">
      {news.length > 0 ? (
        <div className="rounded-control bg-status-pending-soft p-3 text-status-pending">
          <p className="font-semibold">{title}</p>
          <ul className="ms-5 list-disc">
            {news.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
