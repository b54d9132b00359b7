import type { ReactNode } from "react";

export function Drawing({ className = "", viewBox = "0 0 240 180", children }: Frame) {
  return (
    <svg
      className={`fill-none stroke-current ${className}`}
      viewBox={viewBox}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function Outline(mark: Mark) {
  return <path {...mark} />;
}

export function Detail(mark: Mark) {
  return <path strokeWidth={1.25} {...mark} />;
}

export function Tint(mark: Mark) {
  return <path className="fill-current stroke-none" fillOpacity={0.08} {...mark} />;
}

type Frame = { className?: string; viewBox?: string; children: ReactNode };
type Mark = { d: string };
