'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '../ui/copy-button';
import { CONTROL_CLASS } from './field-parts';

interface Props {
  id: string;
  label: string;
  value: string;
  /** Text after copying, if the default does not fit. */
  copied?: string;
}

/** A text to take along, such as an address: to copy by a button, or by hand where there is no script. */
export function CopyField({ id, label, value, copied }: Props) {
  const t = useTranslations('ui.copyField');
  const words = { copy: t('copy'), copied: copied ?? t('copied') };
  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <input
          id={id}
          value={value}
          readOnly
          dir="ltr"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          className={`${CONTROL_CLASS} min-w-0 flex-1 basis-60 text-sm`}
        />
        <CopyButton text={value} words={words} className="[@media(scripting:none)]:hidden" />
      </div>
    </div>
  );
}
