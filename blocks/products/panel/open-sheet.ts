/** Opens the sheet that the address leads to, where it is closed. On wider screens a panel is a part of the page. */
export function openSheet(): void {
  const sheet = document.getElementById(location.hash.slice(1));
  if (sheet === null || sheet.popover === null || getComputedStyle(sheet).display !== "none") return;
  sheet.showPopover();
}
