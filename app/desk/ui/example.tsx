/** What stands in a list once there's something: shown in an empty one, and only to the eye. */
export type ExampleLine = { label: string; line: string; more: string };

export function Example({ label, line, more }: ExampleLine) {
  return (
    <div aria-hidden="true" className="desk-example">
      <b>{line}</b>
      <span>{more}</span>
      <i>{label}</i>
    </div>
  );
}
