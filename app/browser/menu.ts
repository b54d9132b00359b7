/** The popover closes itself on Escape and on a press outside; choosing a link closes it here, also for a page that comes back by Back. */
export function closeMenuOnChoice() {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a") && menu.matches(":popover-open")) menu.hidePopover();
  });
}
