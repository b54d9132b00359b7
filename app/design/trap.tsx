/** A hidden field that only robots fill in. */
export function Trap({ label }: { label: string }) {
  return (
    <p className="absolute -left-[999rem]" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
