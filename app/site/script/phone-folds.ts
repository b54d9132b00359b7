/** Opens what only a phone folds away, in browsers that a style can't tell so. An open one has no handle there: app/design/fold.css. */
export function openPhoneFolds() {
  if (CSS.supports("selector(::details-content)") || !matchMedia("(width >= 48rem)").matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(".phone-fold:not(.own-weeks)")) fold.open = true;
}
