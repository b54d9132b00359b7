import type { ReactNode } from "react";
import { Elevation } from "./drawings/elevation.tsx";

type Props = { badge: string | undefined; elevation: string; price: string; level: 1 | 2 | 3; children: ReactNode };

/** The package's elevation, its price, and the button. */
export function Ticket({ badge, elevation, price, level, children }: Props) {
  return (
    <div className="card-night bg-night p-6 lg:p-8">
      <p className="flex flex-wrap gap-2">
        {badge && <span className="badge text-lime">{badge}</span>}
        <span className="badge text-fog">{elevation}</span>
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="display text-figure">{price}</p>
        {children}
      </div>
      <Elevation level={level} className="mt-8 w-full" />
    </div>
  );
}
