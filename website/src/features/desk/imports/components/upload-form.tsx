'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, startTransition, useState } from 'react';
import { z } from 'zod';
import { Field } from '@/components/form/field';
import { FormTrouble } from '@/components/form/form-trouble';
import { Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { IMPORT_BYTES, IMPORT_KINDS, UPLOAD_FAULTS } from '@/contract/imports';

const answered = z.union([z.object({ id: z.string() }), z.object({ fault: z.enum(UPLOAD_FAULTS) })]);

/** Sends a file as it is: as a field of a form it would be cut where Next bounds forms. */
export function UploadForm({ path }: { path: string }) {
  const t = useTranslations('imports');
  const router = useRouter();
  const [failed, setFailed] = useState<{ text: string } | null>(null);
  const [kind, setKind] = useState<string>(IMPORT_KINDS[0]);

  async function send(form: FormData): Promise<string | null> {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return t('uploadFaults.empty');
    if (file.size > IMPORT_BYTES) return t('uploadFaults.tooLarge');
    const query = new URLSearchParams({ kind: String(form.get('kind')) });
    const response = await fetch(`/api/imports?${query}`, { method: 'POST', body: file });
    const answer = answered.safeParse(response.ok ? await response.json() : null).data;
    if (!answer) return t('failed');
    if ('fault' in answer) return t(`uploadFaults.${answer.fault}`);
    router.push(`${path}/${answer.id}`);
    return null;
  }

  async function onSend(form: FormData) {
    setKind(String(form.get('kind')));
    const text = await send(form).catch(() => t('failed'));
    setFailed(text === null ? null : { text });
  }

  /** Sends without React's reset of the form, which would take the chosen file away where sending fails. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => onSend(form));
  }

  return (
    <form action={onSend} onSubmit={onSubmit} className="mt-4 space-y-5" noValidate>
      {failed ? <FormTrouble title={t('errorTitle')} text={failed.text} state={failed} /> : null}
      <Select
        id="kind"
        label={t('kind')}
        key={kind}
        defaultValue={kind}
        options={IMPORT_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <Field
        id="file"
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.sql"
        label={t('file')}
        hint={t('fileHint')}
        className="file:me-3 file:min-h-8 file:rounded-control file:border-0 file:bg-surface-sky file:px-3 file:font-semibold file:text-action"
        required
      />
      <SubmitButton pendingLabel={t('sending')}>{t('upload')}</SubmitButton>
    </form>
  );
}
