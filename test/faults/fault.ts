/** Tries one fault on the running site. Resolves with a summary of its figures, or throws with what went wrong. */
export type Fault = () => Promise<string>;

/** The machine doesn't have what the fault needs. */
export class Skipped extends Error {}

const cleanings: (() => unknown)[] = [];

/** Undoes what a fault starts or mounts, in reverse order, even if it fails or is interrupted. */
export function afterwards(clean: () => unknown) {
  cleanings.push(clean);
}

export async function cleanUp() {
  for (let clean = cleanings.pop(); clean; clean = cleanings.pop()) {
    try {
      await clean();
    } catch (error) {
      console.error(error);
    }
  }
}

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Polls until the condition holds, since a fault has no fixed duration. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs: number, otherwise: string) {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    must(performance.now() < end, `${otherwise} within ${withinMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
