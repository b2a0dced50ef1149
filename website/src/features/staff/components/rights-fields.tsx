import { Checkbox } from '@/components/form/checkbox';
import { RadioGroup } from '@/components/form/radio-group';
import { ROLES } from '../schema';

export interface RightsWords {
  role: string;
  roles: Record<'staff' | 'manager', { label: string; hint: string }>;
  scope: string;
  all: string;
  some: string;
  branches: string;
}

/** Role and branches of an account. Works without script: branches count where "some" is chosen. */
export function RightsFields({
  role,
  scope,
  chosen,
  branches,
  words,
}: {
  role: string;
  scope: string;
  chosen: string[];
  branches: { id: string; name: string }[];
  words: RightsWords;
}) {
  return (
    <>
      <RadioGroup
        id="role"
        label={words.role}
        defaultValue={role}
        required
        choices={ROLES.map((one) => ({ value: one, ...words.roles[one] }))}
      />
      <div>
        <RadioGroup
          id="scope"
          label={words.scope}
          defaultValue={scope}
          required
          look="inline"
          choices={[
            { value: 'all', label: words.all },
            { value: 'some', label: words.some },
          ]}
        />
        <fieldset className="mt-3 border-line border-s-2 ps-4">
          <legend className="sr-only">{words.branches}</legend>
          {branches.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`branch-${id}`}
              name="branch"
              value={id}
              label={name}
              defaultChecked={chosen.includes(id)}
            />
          ))}
        </fieldset>
      </div>
    </>
  );
}
