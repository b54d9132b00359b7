/** Big figures in a row, each with what it means. On a phone a row each: short ones share a column as wide as the widest of them. */
export function KeyNumbers({ figures, className = "" }: { figures: readonly { value: string; label: string }[]; className?: string }) {
  const isShort = figures.every(({ value }) => value.length <= SHORT);
  return (
    <dl
      className={`grid gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-12 sm:gap-y-6 ${isShort ? "grid-cols-[auto_1fr]" : ""} ${className}`}
    >
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className={`grid items-baseline gap-x-4 sm:flex sm:flex-col-reverse sm:justify-end ${isShort ? "col-span-2 grid-cols-subgrid" : "grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"}`}
        >
          <dt className="text-quiet order-last text-sm leading-snug sm:order-none sm:max-w-[16rem]">{label}</dt>
          <dd className="display text-h3 sm:whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As long as '5-10 minutes'. */
const SHORT = 12;
