/** Big figures in a row, each with what it means. */
export function KeyNumbers({ figures, className = "" }: { figures: readonly { value: string; label: string }[]; className?: string }) {
  return (
    <dl className={`grid gap-y-2 sm:flex sm:flex-wrap sm:gap-x-12 sm:gap-y-6 ${className}`}>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-baseline gap-x-4 sm:flex sm:flex-col-reverse sm:justify-end"
        >
          <dt className="text-quiet order-last text-sm leading-snug sm:order-none sm:max-w-[16rem]">{label}</dt>
          <dd className="display text-h3 sm:whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
