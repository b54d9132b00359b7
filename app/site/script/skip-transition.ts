/** Nobody waits for the map: whoever goes on ends its movement. */
export function skipTransitionOnInput() {
  for (const type of ["pointerdown", "keydown", "wheel"])
    addEventListener(type, () => document.activeViewTransition?.skipTransition(), { passive: true });
}
