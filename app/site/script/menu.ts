/**
 * The popover closes itself on Escape and on a press outside. This closes it when a link is chosen, also for a page the visitor returns to
 * with Back, and when the focus moves on to what lies behind it.
 */
export function closeMenu() {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) menu.togglePopover(false);
  });
  menu?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.togglePopover(false);
  });
}
