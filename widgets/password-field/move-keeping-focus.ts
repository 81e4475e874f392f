/** Moves a field within the page; whoever types in it goes on typing at the same place. */
export function moveKeepingFocus(field: HTMLInputElement, move: () => void): void {
  const isFocused = document.activeElement === field;
  const { selectionStart, selectionEnd } = field;
  move();
  if (!isFocused) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
}
