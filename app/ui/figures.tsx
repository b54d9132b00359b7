/** Big figures in a row, each with what it means. */
export function Figures({ figures, className = "" }: { figures: readonly { value: string; label: string }[]; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-6 sm:gap-x-12 ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-quiet max-w-[9rem] text-sm sm:max-w-[16rem]">{label}</dt>
          <dd className="display text-h3 whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
