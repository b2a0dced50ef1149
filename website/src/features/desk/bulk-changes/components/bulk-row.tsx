'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DoctorTime } from '../schema';

export interface Row {
  id: string;
  version: number;
  label: string;
  content: ReactNode;
  /** Ticked to begin with: what could not be done as it stands is not. */
  isTicked: boolean;
  /** Times it could go to, the suggested time first; empty where nothing is to be chosen. */
  times: { value: string; text: string; time: DoctorTime }[];
  /** Choice to begin with, and suggested one; '' for neither. */
  preset: string;
  suggested: string;
}

interface Props {
  row: Row;
  isOn: boolean;
  /** The value of the chosen time; '' for none. */
  time: string;
  faults: string[];
  onTick: (isOn: boolean) => void;
  onTime: (value: string) => void;
  icon: ReactNode;
}

export function BulkRow({ row, isOn, time, faults, onTick, onTime, icon }: Props) {
  const { id, version, label, content, times } = row;
  const t = useTranslations('bulk');
  return (
    <li className="px-3 py-1.5 max-sm:py-0.5">
      <input type="hidden" name="row" value={id} />
      <div className="flex flex-wrap items-center gap-x-3">
        <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="pick"
            value={`${id} ${version}`}
            aria-label={label}
            checked={isOn}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
            className="size-6 shrink-0 accent-accent"
          />
          <span className="min-w-0 grow">{content}</span>
        </label>
        {times.length > 0 ? (
          <select
            name={`time-${id}`}
            aria-label={`${t('time')}: ${label}`}
            value={time}
            onChange={({ currentTarget }) => onTime(currentTarget.value)}
            className="min-h-11 rounded-control border border-line-strong bg-surface px-2 max-sm:ms-9 max-sm:w-full"
          >
            <option value="">{t('chooseTime')}</option>
            {times.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <div aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className="ms-9 flex items-center gap-2 pb-1 font-semibold text-danger text-sm">
            {icon}
            {fault}
          </p>
        ))}
      </div>
    </li>
  );
}
