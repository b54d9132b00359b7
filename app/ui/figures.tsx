/** Big figures in a row, each with what it means. */
export function Figures({ figures, className = "" }: { figures: readonly { value: string; label: string }[]; className?: string }) {
  return (
    <dl className={`grid gap-3 sm:flex sm:flex-wrap sm:gap-x-12 sm:gap-y-6 ${className}`}>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-between gap-x-4 sm:flex-col-reverse sm:flex-nowrap sm:justify-end sm:gap-0"
        >
          <dt className="text-quiet text-right text-sm sm:max-w-[16rem] sm:text-left">{label}</dt>
          <dd className="display text-h3 sm:whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
