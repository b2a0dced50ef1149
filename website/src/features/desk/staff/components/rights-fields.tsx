'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { RadioGroup } from '@/components/form/radio-group';
import { type Named, optionsOf, Select, withChosen } from '@/components/form/select';
import { Ticks } from '@/components/form/ticks';
import { ROLES } from '@/contract/roles';
import type { RightsState } from '../actions';

/** Keeps the choice and the ticks in step: a ticked branch means "only these", "all" leaves none ticked. */
function followTick({ target, currentTarget }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || !target.checked) return;
  if (target.name === 'branch') {
    const some = currentTarget.querySelector<HTMLInputElement>('input[name="scope"][value="some"]');
    if (some) some.checked = true;
  } else if (target.name === 'scope' && target.value === 'all') {
    for (const branch of currentTarget.querySelectorAll<HTMLInputElement>('input[name="branch"]')) {
      branch.checked = false;
    }
  }
}

interface Props {
  given: RightsState['given'];
  branches: Named[];
  doctors: Named[];
}

/** Role and branches of an account. A ticked branch counts whatever the choice above says (readRights). */
export function RightsFields({ given, branches, doctors }: Props) {
  const t = useTranslations('staff');
  return (
    <div className="group/rights space-y-6">
      <RadioGroup
        id="role"
        label={t('columns.role')}
        defaultValue={given.role}
        required
        choices={ROLES.map((one) => ({ value: one, label: t(`roles.${one}`), hint: t(`roleHints.${one}`) }))}
      />
      <Select
        id="doctor"
        label={t('rights.doctor')}
        placeholder={t('rights.chooseDoctor')}
        options={withChosen(optionsOf(doctors), [given.doctor], t('rights.unlisted'))}
        defaultValue={given.doctor}
        frameClassName="hidden group-has-[input[value=doctor]:checked]/rights:block"
      />
      <div onChange={followTick}>
        <RadioGroup
          id="scope"
          label={t('rights.scope')}
          defaultValue={given.scope}
          required
          look="inline"
          choices={[
            { value: 'all', label: t('rights.all') },
            { value: 'some', label: t('rights.some') },
          ]}
        />
        <div className="mt-3 border-line border-s-2 ps-4">
          <noscript>
            <p className="text-sm text-text-soft">{t('rights.withoutScript')}</p>
          </noscript>
          <Ticks
            id="branches"
            name="branch"
            label={t('columns.branches')}
            options={withChosen(optionsOf(branches), given.branches, t('rights.unlisted'))}
            chosen={given.branches}
          />
        </div>
      </div>
    </div>
  );
}
