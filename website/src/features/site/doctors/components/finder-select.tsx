export const finderInputClass =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base focus-visible:border-action';

export const finderFormClass =
  'finder grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-2 sm:p-5';

export interface FinderChoice {
  id: string;
  number: number;
  name: string;
}

/** Choice of the finder, "all" first; without `onChoose` the form sends it. */
export function FinderSelect({
  id,
  name,
  label,
  all,
  choices,
  value,
  onChoose,
}: {
  id: string;
  name: string;
  label: string;
  all: string;
  choices: FinderChoice[];
  value: number | null;
  onChoose?: (number: number | null) => void;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        name={name}
        {...(onChoose
          ? {
              value: value ?? '',
              onChange: (event) => onChoose(event.target.value ? Number(event.target.value) : null),
            }
          : { defaultValue: value ?? '' })}
        className={`${finderInputClass} max-sm:px-3`}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.number} value={choice.number}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
