/** Whether the page has jQuery by now: what a widget does itself only where no script of jQuery's does it. */
export const hasJQuery = (): boolean => typeof Reflect.get(window, "jQuery") === "function";
