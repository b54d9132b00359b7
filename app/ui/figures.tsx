/** Big figures in a row, each with what it means. */
export function Figures({ figures, className = "" }: { figures: readonly { value: string; label: string }[]; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-6 sm:gap-x-12 ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex max-w-[8.75rem] flex-col-reverse justify-end sm:max-w-[16rem]">
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="display text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
