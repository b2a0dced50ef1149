export interface TimeChoice {
  /** Value that the form sends. */
  value: string;
  label: string;
}

interface Props {
  legend: string;
  name: string;
  times: TimeChoice[];
  /** Value that the form sends for the one that is chosen. */
  chosen?: string | undefined;
}

/** Free times as a set of choices under their day; `name` is what the form sends. */
export function TimeChoices({ legend, name, times, chosen }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {times.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 hover:border-action has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
