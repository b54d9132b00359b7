/**
 * The popover closes itself on Escape and on a press outside. This closes it when a link is chosen, also for a page the visitor returns to
 * with Back.
 */
export function closeMenuOnChoice() {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a") && menu.matches(":popover-open")) menu.hidePopover();
  });
}
