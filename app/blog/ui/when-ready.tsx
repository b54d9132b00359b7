import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type Props<T> = { value: T | Promise<T>; meanwhile: ReactNode; children: (value: T) => ReactNode };

/** Data that's already here is rendered directly: inside Suspense, React would put a large part behind its placeholder even then. */
export function WhenReady<T>({ value, meanwhile, children }: Props<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={meanwhile}>
      <Await resolve={value}>{(ready) => children(ready as T)}</Await>
    </Suspense>
  );
}
