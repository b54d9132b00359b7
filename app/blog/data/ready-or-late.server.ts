import type { RouterContextProvider } from "react-router";
import { visitContext } from "../../site/context.ts";

/** The data, or nothing if it's late: then the page goes out without it and the data follows. */
export async function readyOrLate<T extends object>(context: Readonly<RouterContextProvider>, data: Promise<T>) {
  const visit = context.get(visitContext);
  const ready = await readyIn(visit.waitMs, data);
  if (!ready) visit.isLate = true;
  return ready;
}

/** The data, or nothing if it takes longer than that. */
export async function readyIn<T extends object>(waitMs: number, data: Promise<T>) {
  if (waitMs === Number.POSITIVE_INFINITY) return data;
  const end = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => end.resolve(undefined), waitMs);
  try {
    return await Promise.race([data, end.promise]);
  } finally {
    clearTimeout(timer);
  }
}
