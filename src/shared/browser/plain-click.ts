/** A click of the main button without modifier keys. Other clicks open tabs and windows: leave them to the browser. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** A key pressed with Ctrl, Alt or Meta: a shortcut of the browser or the system. */
export const isShortcut = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey;
