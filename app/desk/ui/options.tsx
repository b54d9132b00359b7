export type Option = { value: string; text: string };

/** The choices of a select. */
export function Options({ options }: { options: Option[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
