import type { ReactNode } from "react";

type Props = {
  /** Shares of the drawing's width and height, like '12%'. */
  x?: string;
  y: string;
  className?: string;
  children: ReactNode;
};

/** A mark or words at a place of a drawing that stretches: they keep their own size. */
export function Placed({ x, y, className, children }: Props) {
  return (
    <svg x={x} y={y} overflow="visible" className={className} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
