/** The mark and the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <Mark />
      <span className="display logo-name">{name}</span>
    </>
  );
}

/** Two peaks, the nearer one in orange. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 26" width="36" height="26" className={className} aria-hidden="true" focusable="false">
      <path className="fill-hivis" d="M12.5 1 25 25H0z" />
      <path className="fill-current" d="M25.5 8 36 25h-8.4L22 14.4z" />
      <path className="fill-night" d="m12.5 1 3.9 7.5-2.3 1.9-1.8-1.6-2.3 2.3-1.4-2.6z" opacity=".28" />
    </svg>
  );
}
